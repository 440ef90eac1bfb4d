import type { GrammarRules } from "./grammar-rules.js";
import { literal } from "./literal.js";

/** Maximum length of a list that is written as plain alternatives. */
const maxPlain = 8;

/** Maximum depth of nested common prefixes. Deeper texts are written as plain alternatives. */
const maxNested = 100;

/**
 * Returns a rule for exactly the given texts, in which each common prefix is written once. An engine follows each
 * alternative separately, so a list of 20,000 plain alternatives would take a second per token.
 */
export function textListRule(texts: readonly string[], rules: GrammarRules): string {
  return listOf([...new Set(texts)].sort(), 0, 0, rules);
}

/** Returns a symbol for the remainders of sorted texts with a common prefix of length `from`. */
function listOf(texts: readonly string[], from: number, depth: number, rules: GrammarRules): string {
  if (texts.length <= maxPlain || depth > maxNested)
    return rules.rule(texts.map((text) => literal(text.slice(from))).join(" | "));
  const to = samePart(texts[0] ?? "", texts.at(-1) ?? "", from);
  const groups = new Map<number | undefined, string[]>();
  for (const text of texts) {
    const next = text.codePointAt(to);
    const group = groups.get(next);
    if (group === undefined) groups.set(next, [text]);
    else group.push(text);
  }
  const alternatives = [...groups.values()].map((group) => listOf(group, to, depth + 1, rules));
  const rest = rules.rule(alternatives.join(" | "));
  return to === from ? rest : rules.rule(`${literal((texts[0] ?? "").slice(from, to))} ${rest}`);
}

/** Returns the offset at which two texts with a common prefix start to differ. It never splits a character. */
function samePart(first: string, last: string, from: number): number {
  let at = from;
  while (at < first.length && first[at] === last[at]) at += 1;
  const isInsidePair = at > from && /[\uD800-\uDBFF]/.test(first[at - 1] ?? "");
  return isInsidePair ? at - 1 : at;
}
