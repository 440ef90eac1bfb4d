/** Sentences that say which property is required, is forbidden, or has a wrong value. */
const added = /(?:^|[ :])(\/\S+ )?must have the property '([^']+)'/g;
const removed = /(?:must not have the property|It matches .* and|together the properties .* and) '([^']+)'/g;
/** A sentence about a value itself that says what it must be or must not be, not only that there is a rule. */
const rule = /must (?:not )?be (?!valid)|must match the pattern/i;
const changed = /(?:^|[ :])(\/\S+) must (?:not )?(?:be|match)/g;

/**
 * A fake that knows the facts and does only what a sentence asks of it: it adds a property that is named as missing,
 * removes one that is named as too much, and writes a value again whose place is named with a rule for it.
 */
export function literalReader({ wrong, right }) {
  return async function* (request) {
    const told = request.messages.at(-1).content;
    const answer = structuredClone(wrong);
    const path = /\(path: ([^)]+)\)/.exec(told)?.[1];
    const base = path === undefined ? "" : `/${path}`;
    for (const [, place = "", name] of told.matchAll(added))
      copy(answer, right, `${placed(base, place)}/${name}`);
    for (const [, name] of told.matchAll(removed)) copy(answer, right, `${base}/${name}`);
    for (const [, place] of told.matchAll(changed))
      if (isLeaf(answer, placed(base, place))) copy(answer, right, placed(base, place));
    if (rule.test(told) && isLeaf(answer, base)) copy(answer, right, base);
    yield { type: "text", text: JSON.stringify(answer) };
    yield { type: "finish", finishReason: "stop", usage: { promptTokens: 1, completionTokens: 1 } };
  };
}

function placed(base, place) {
  const inner = place.trim();
  return inner.startsWith(base) ? inner || base : `${base}${inner}`;
}

function isLeaf(value, pointer) {
  const found = at(value, pointer.split("/").slice(1));
  return found !== undefined && typeof found !== "object";
}

/** Makes one place of an answer as the right one has it: there with its value, or not there. */
function copy(answer, right, pointer) {
  if (pointer === "") return;
  const tokens = pointer.split("/").slice(1);
  const name = tokens.pop();
  const [holder, model] = [at(answer, tokens), at(right, tokens)];
  if (typeof holder !== "object" || holder === null) return;
  if (model?.[name] === undefined) delete holder[name];
  else holder[name] = model[name];
}

function at(value, tokens) {
  return tokens.reduce((inner, token) => inner?.[token], value);
}
