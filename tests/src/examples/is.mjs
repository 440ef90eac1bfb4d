// What a checked example calls: is the value, or the error, what the comment says?
import assert from "node:assert/strict";

let compared = 0;
process.on("exit", () => process.send?.({ compared }));

globalThis.is = async (run, said) => {
  if (/^(throws\b|\w+Error: )/.test(said)) {
    compared += 1;
    const expected = said.replace(/^throws:? ?/, "");
    return assert.rejects(run, (error) => {
      const told = `${error.name}: ${error.message}`.replace(/\s+/g, " ");
      return told.includes(expected) || assert.fail(`the example says ${said}, and it is ${told}`);
    });
  }
  const value = await run();
  const expected = valueIn(said);
  if (expected === undefined) return;
  compared += 1;
  if (said.includes("…")) assertHas(value, expected.value, said);
  else assert.deepEqual(asData(value), expected.value, said);
};

/** The value that a comment begins with, without what it omits; undefined if it is prose. */
function valueIn(said) {
  const text = said.replace(/…\s*,?/g, "");
  const literal =
    /^(?:true|false|null|-?\d+(?:\.\d+)?|"(?:[^"\\]|\\.)*")(?=$|[,;: ])/.exec(text)?.[0] ?? bracketed(text);
  if (literal === undefined) return undefined;
  try {
    return { value: new Function(`return (${literal});`)() };
  } catch {
    return undefined;
  }
}

/** The brackets that a text begins with, up to the one that closes them. */
function bracketed(text) {
  if (!/^[[{]/.test(text)) return undefined;
  let depth = 0;
  for (const { 0: sign, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/g)) {
    if (sign.length > 1) continue;
    depth += "[{".includes(sign) ? 1 : -1;
    if (depth === 0) return text.slice(0, index + 1);
  }
  return undefined;
}

/** Plain data of a value: without what JSON cannot say. */
function asData(value) {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}

/** Whether a value has what is said of it: more members, items and decimals may follow. */
function assertHas(value, expected, said) {
  if (typeof expected === "number" && typeof value === "number") {
    const decimals = String(expected).split(".")[1]?.length ?? 0;
    return assert.equal(value.toFixed(decimals), expected.toFixed(decimals), said);
  }
  if (typeof expected !== "object" || expected === null) return assert.deepEqual(value, expected, said);
  assert.ok(typeof value === "object" && value !== null, said);
  for (const [name, part] of Object.entries(expected)) assertHas(value[name], part, said);
}
