import type { JsonSchema } from "@concordat/contracts/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compileGrammar } from "../gbnf/index.js";
import { createAcceptor } from "../testing/grammar-acceptor.js";
import { grammarTexts } from "../testing/grammar-texts.js";
import { lowerContract } from "../wire/lowered-contract.js";
import { wireForms } from "../wire/lowering.js";
import { reachedBounds } from "./reached-bounds.js";

const limits = { text: 5, items: 3 };

function reached(schema: JsonSchema, answer: unknown, room = 1) {
  return reachedBounds(answer, lowerContract(schema, wireForms.llama, { limits }), room).map(
    ({ path, kind, bound, from }) => `${path} ${kind} ${bound} ${from}`,
  );
}

const text: JsonSchema = { type: "string" };
const person: JsonSchema = {
  type: "object",
  properties: { name: text, tags: { type: "array", items: text }, mood: { enum: ["happy", "sad"] } },
};

describe("a bound that is reached exactly", () => {
  const cases: [title: string, schema: JsonSchema, answer: unknown, reached: string[]][] = [
    ["a string below the limit", text, "four", []],
    ["a string at the limit", text, "abcde", [" text 5 limits"]],
    ["a string above it: the limit did not end it", text, "abcdef", []],
    ["characters of two units, counted as one", text, "🙂🙂🙂🙂🙂", [" text 5 limits"]],
    ["characters of two units, counted as two", text, "🙂🙂a", [" text 5 limits"]],
    ["the contract's own maximum", { type: "string", maxLength: 4 }, "four", [" text 4 contract"]],
    ["a limit where the contract has a larger maximum", { type: "string", maxLength: 9 }, "abcde", []],
    ["one of the values listed", { enum: ["happy"] }, "happy", []],
    ["an array at the limit", { type: "array", items: text }, ["a", "b", "c"], [" items 3 limits"]],
    ["an array at its own maximum", { type: "array", maxItems: 2 }, [1, 2], [" items 2 contract"]],
    ["a member", person, { name: "Linda", mood: "happy" }, ["/name text 5 limits"]],
    ["an item of a member", person, { tags: ["bread"] }, ["/tags/0 text 5 limits"]],
    [
      "a key that a pointer has to escape",
      { type: "object" },
      { "a/b~c": "bread" },
      ["/a~1b~0c text 5 limits"],
    ],
    ["a place that no schema explains", person, { unknown: "bread" }, ["/unknown text 5 limits"]],
    [
      "a branch without a bound next to one that has it",
      {
        anyOf: [
          { type: "string", maxLength: 5 },
          { type: "string", pattern: "x" },
        ],
      },
      "abcde",
      [" text 5 limits"],
    ],
    [
      "a branch that the value is not of",
      {
        oneOf: [
          { properties: { k: { const: 1 }, v: text } },
          { properties: { k: { const: 2 }, v: { maxLength: 9 } } },
        ],
      },
      { k: 2, v: "abcde" },
      [],
    ],
  ];

  it.each(cases)("is recognised: %s", (_, schema, answer, expected) => {
    expect(reached(schema, answer)).toEqual(expected);
  });

  it("grows with the room", () => {
    expect([reached(text, "abcde", 2), reached(text, "abcdefghij", 2)]).toEqual([[], [" text 10 limits"]]);
  });

  it("is not one of ours where the engine holds no bounds", () => {
    const lowered = lowerContract(text, wireForms.openai, { limits });
    expect(reachedBounds("abcde", lowered, 1)).toEqual([]);
  });

  it("is the engine's own for a long integer, unless the schema bounds it", () => {
    const digits = (schema: JsonSchema) =>
      reachedBounds(1_234_567_890_123_456, lowerContract(schema, wireForms.ollama, {}), 1);
    expect(digits({ type: "integer" })).toEqual([{ path: "", kind: "digits", bound: 16, from: "engine" }]);
    expect(digits({ type: "integer", minimum: 0, maximum: 9e15 })).toEqual([]);
  });
});

it("is reached by whatever the grammar ends: one more character or item, and it would refuse", () => {
  const schema: JsonSchema = {
    type: "object",
    properties: {
      reason: { type: "string", pattern: "[^ \\t\\r\\n]" },
      items: { type: "array", items: { type: "string" } },
      short: { type: "string", maxLength: 2 },
    },
    required: ["reason", "items", "short"],
  };
  const lowered = lowerContract(schema, wireForms.llama, { limits });
  const { grammar } = compileGrammar(lowered.wire(1));
  const accepts = createAcceptor(grammar);
  const grown = [
    (a: Answer): Answer => ({ ...a, reason: `${a.reason}x` }),
    (a: Answer): Answer => ({ ...a, items: [...a.items, ""] }),
    ...[0, 1, 2].map(
      (at) =>
        (a: Answer): Answer => ({
          ...a,
          items: a.items.map((item, index) => (index === at ? `${item}x` : item)),
        }),
    ),
  ];
  let ended = 0;
  fc.assert(
    fc.property(grammarTexts(grammar), (written) => {
      const answer: Answer = JSON.parse(written);
      const full = grown.some((grow) => !accepts(JSON.stringify(grow(answer))));
      const cut = reachedBounds(answer, lowered, 1).some(({ from }) => from === "limits");
      if (full) ended++;
      expect(cut || !full).toBe(true);
    }),
    { numRuns: 300 },
  );
  expect(ended).toBeGreaterThan(10);
});

interface Answer {
  readonly reason: string;
  readonly items: readonly string[];
  readonly short: string;
}
