import { agentDecision } from "@concordat/contracts/agent-decision";
import { defineContract } from "@concordat/contracts/define";
import fc from "fast-check";
import { expect, it } from "vitest";
import { type ContractLike, createParser } from "../index.js";

const open = defineContract({ title: "Anything", type: "object" });
const typed = defineContract({
  title: "Typed",
  type: "object",
  properties: {
    text: { type: "string" },
    total: { type: ["number", "null"] },
    paid: { type: "boolean" },
    size: { enum: ["S", "SM", "SML"] },
    either: { anyOf: [{ type: "string" }, { type: "number" }] },
    lines: { type: "array", items: { type: "object", properties: { note: { type: "string" } } } },
  },
});

const text = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 8 }),
  fc.constantFrom('"', "\\", "\n", "🙂", "é\u{1F600}"),
);
const subjects: readonly [string, ContractLike, fc.Arbitrary<unknown>][] = [
  ["an open object", open, fc.dictionary(text, fc.jsonValue({ maxDepth: 1 }), { maxKeys: 3 })],
  [
    "a typed object",
    typed,
    fc.record(
      {
        text,
        total: fc.option(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 })),
        paid: fc.boolean(),
        size: fc.constantFrom("S", "SM", "SML"),
        either: fc.oneof(text, fc.integer()),
        lines: fc.array(fc.record({ note: text }, { requiredKeys: [] }), { maxLength: 3 }),
      },
      { requiredKeys: [] },
    ),
  ],
  ["a decision", agentDecision, fc.record({ choice: fc.constantFrom("LIKE", "SCROLL"), reason: text })],
];

/** Whether what is known so far can still become a value: nothing in it has to be taken back. */
function canBecome(soFar: unknown, value: unknown): boolean {
  if (typeof soFar === "string") {
    return (
      typeof value === "string" &&
      value.startsWith(soFar) &&
      (soFar === value || !/[\ud800-\udbff]$/.test(soFar))
    );
  }
  if (typeof soFar !== "object" || soFar === null) return Object.is(soFar, value) || soFar === value;
  if (typeof value !== "object" || value === null || Array.isArray(soFar) !== Array.isArray(value))
    return false;
  return Object.entries(soFar).every(
    ([key, part]) => Object.hasOwn(value, key) && canBecome(part, Reflect.get(value, key)),
  );
}

/** Escapes everything but ASCII, as many writers of JSON do. */
function escaped(json: string): string {
  return json.replace(/[^\0-~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** The values of a text's prefixes, one for each character that arrives. */
function valuesOf(contract: ContractLike, json: string): unknown[] {
  const parser = createParser(contract);
  return Array.from({ length: json.length }, (_, at) => parser.push(json.charAt(at)).value);
}

it.each(subjects)("every prefix of %s contains the written part of the whole", (_, contract, values) => {
  const written = values.chain((value) =>
    fc
      .constantFrom(JSON.stringify(value), JSON.stringify(value, null, 1), escaped(JSON.stringify(value)))
      .map((json) => ({ json, value })),
  );
  fc.assert(
    fc.property(written, ({ json, value }) => {
      for (const soFar of valuesOf(contract, json))
        expect(soFar === undefined || canBecome(soFar, value)).toBe(true);
    }),
    { numRuns: 100 },
  );
});

const begun: [title: string, text: string, value: unknown][] = [
  ["a value that has not begun", '{"text":', undefined],
  ["white space before a value", '{"text": \n', undefined],
  ["a value after others", '{"text":"a","paid": ', { text: "a" }],
  ["a key half read", '{"text":"a","pai', { text: "a" }],
  ["a number that may go on", '{"total": 12', undefined],
  ["half an exponent", '{"total": 1e', undefined],
  ["half a literal", '{"paid": tru', undefined],
  ["a member that may be longer", '{"size": "S', undefined],
  ["a string of two types", '{"either": "a', { either: "a" }],
  ["a backslash", '{"text":"a\\', { text: "a" }],
  ["half an escape", '{"text":"a\\u00', { text: "a" }],
  ["half a character", '{"text":"a\ud83d', { text: "a" }],
  ["half a character, escaped", '{"text":"a\\ud83d', { text: "a" }],
  ["half a character and half an escape", '{"text":"a\\ud83d\\ude', { text: "a" }],
  ["an item that has not begun", '{"lines": [{"note": "a"}, ', { lines: [{ note: "a" }] }],
];

it.each(begun)("%s is not shown", (_, written, value) => {
  expect(createParser(typed).push(written).value).toEqual(value);
});
