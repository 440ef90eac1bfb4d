import { agentDecision } from "@concordat/contracts/agent-decision";
import { listItems } from "@concordat/contracts/list-items";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseText } from "./index.js";

/** Words with the marks that readers stumble over, but without those of thinking blocks and places to fill in. */
const words = fc
  .array(
    fc.constantFrom("bread", "it's", "“so”", "{", "}", "[x]", ":", ",", '"', "\n", "choice", "// no", "5"),
    {
      minLength: 1,
      maxLength: 5,
    },
  )
  .map((all) => all.join(" "));
const decision = (choice: string, lead: string) =>
  words.map((text) => JSON.stringify({ choice, reason: `${lead} ${text}` }));
const first = decision("LIKE", "Lovely");
const second = decision("SCROLL", "Dull");

/** One damage to a text: a character less, more, other or twice, a stretch lost, quotes of another kind, a cut. */
const damage = (text: string): fc.Arbitrary<string> =>
  fc.oneof(
    fc.nat(text.length - 1).map((at) => text.slice(0, at) + text.slice(at + 1)),
    fc
      .tuple(
        fc.nat(text.length),
        fc.constantFrom('"', "'", "{", "}", "[", "]", ":", ",", "\\", "x", "\n", "//", "“", "`", "+"),
      )
      .map(([at, more]) => text.slice(0, at) + more + text.slice(at)),
    fc
      .tuple(
        fc.nat(text.length - 1),
        fc.constantFrom('"', "'", "{", "}", "[", ":", "=", ";", "\\", " ", "\n"),
      )
      .map(([at, other]) => text.slice(0, at) + other + text.slice(at + 1)),
    fc
      .tuple(fc.nat(text.length - 1), fc.nat(3))
      .map(([at, length]) => text.slice(0, at) + text.slice(at, at + length) + text.slice(at)),
    fc.constantFrom(
      text.replaceAll('"', "'"),
      text.replaceAll('"', ""),
      text.replace(/"(\w+)":/g, "$1 ="),
      text.replace(/}$/, ""),
    ),
    fc
      .integer({ min: Math.min('{"choice":"SCROLL'.length, text.length), max: text.length })
      .map((end) => text.slice(0, end)),
  );

/** The same thousand texts in every run; CONCORDAT_RUNS=100000 searches that many others. */
const longRuns = Number(process.env.CONCORDAT_RUNS ?? 0);
const runs = longRuns > 0 ? { numRuns: longRuns } : { numRuns: 1000, seed: 1 };

const damaged = second.chain((text) => damage(text));

/** A contract with a single key: only what stands behind it is damaged, for without it an object is about anything. */
const list = (lead: string) =>
  fc
    .array(words, { minLength: 1, maxLength: 3 })
    .map((all) => JSON.stringify(all.map((text) => `${lead} ${text}`)));
const firstList = list("Lovely").map((items) => `{"items":${items}}`);
const damagedList = list("Dull")
  .chain(damage)
  .map((items) => `{"items":${items}}`);
const between = fc.constantFrom(
  "\n",
  " ",
  " No: ",
  "\n```\nCorrection:\n```json\n",
  " or [maybe ",
  "\nFinal answer: ",
);

describe("a valid answer next to a second one", () => {
  const cases: [title: string, texts: fc.Arbitrary<string>][] = [
    ["that is whole and follows", fc.tuple(first, between, second).map((all) => all.join(""))],
    ["that is whole and comes before", fc.tuple(second, between, first).map((all) => all.join(""))],
    ["that is damaged and follows", fc.tuple(first, between, damaged).map((all) => all.join(""))],
    ["that is damaged and comes before", fc.tuple(damaged, between, first).map((all) => all.join(""))],
  ];
  it.each(cases)("%s is never returned", (_, texts) => {
    const returned = (text: string) => parseText(text, agentDecision).state === "valid";
    fc.assert(
      fc.property(texts, (text) => !returned(text)),
      runs,
    );
  });

  const lists: [title: string, texts: fc.Arbitrary<string>][] = [
    ["follows", fc.tuple(firstList, between, damagedList).map((all) => all.join(""))],
    ["comes before", fc.tuple(damagedList, between, firstList).map((all) => all.join(""))],
  ];
  it.each(lists)("that is a damaged list and %s is never returned", (_, texts) => {
    const returned = (text: string) => parseText(text, listItems).state === "valid";
    fc.assert(
      fc.property(texts, (text) => !returned(text)),
      runs,
    );
  });
});

describe("two literals", () => {
  const literal = fc.oneof(words, fc.string({ maxLength: 8 })).map((text) => JSON.stringify(text));
  const plain = literal.map((text) => text.replace(/^"/, '"a '));
  const joints = [
    " or ",
    " and ",
    "\n",
    " ",
    "; ",
    ";",
    " | ",
    "|",
    " / ",
    ", ",
    " -> ",
    " vs. ",
    " – ",
    "&",
  ];

  it("are never one value", () => {
    fc.assert(
      fc.property(literal, fc.constantFrom(...joints), literal, (one, joint, other) => {
        const text = `{"choice": "LIKE", "reason": ${one}${joint}${other}}`;
        expect(parseText(text, agentDecision).state).not.toBe("valid");
      }),
      { numRuns: 1000 },
    );
  });

  it("are never one item", () => {
    fc.assert(
      fc.property(literal, fc.constantFrom(...joints), literal, (one, joint, other) => {
        const result = parseText(`{"items": [${one}${joint}${other}]}`, listItems);
        if (result.state !== "valid") return;
        expect(result.value.items).toEqual([JSON.parse(one), JSON.parse(other)]);
      }),
      { numRuns: 1000 },
    );
  });

  it("are joined by a plus, and hold what both hold", () => {
    fc.assert(
      fc.property(plain, fc.constantFrom("+", " + ", " +\n  "), literal, (one, plus, other) => {
        const result = parseText(`{"items": ["a", ${one}${plus}${other}, "b"]}`, listItems);
        expect(result).toMatchObject({
          state: "valid",
          value: { items: ["a", JSON.parse(one) + JSON.parse(other), "b"] },
        });
      }),
      { numRuns: 1000 },
    );
  });
});
