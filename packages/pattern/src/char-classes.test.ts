import { expect, it } from "vitest";
import { lastCodePoint } from "./char-set.js";
import { parsePattern } from "./parse-pattern.js";
import { regExpOf } from "./reg-exp-of.js";

it.each([
  ".",
  "\\d",
  "\\D",
  "\\w",
  "\\W",
  "\\s",
  "\\S",
  "[^]",
  "[]",
  "[^\\W\\d]",
  "\\p{Lu}",
  "[^\\p{Script=Greek}\\P{L}]",
])("%s stands for the characters that JavaScript says", (source) => {
  const held = charactersOf(source);
  const native = regExpOf(`^${source}$`);
  const wrong: string[] = [];
  for (let code = 0; code <= lastCodePoint; code++)
    if (held.has(code) !== native.test(String.fromCodePoint(code))) wrong.push(code.toString(16));
  expect(wrong).toEqual([]);
});

/** The code points of a pattern that is one class. */
function charactersOf(source: string): ReadonlySet<number> {
  const { tree } = parsePattern(source);
  const [item] = tree.kind === "sequence" ? tree.items : [];
  const ranges = item?.kind === "char" ? item.set : [];
  return new Set(
    ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index)),
  );
}
