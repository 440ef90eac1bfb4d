import { agentDecision } from "@concordat/contracts/agent-decision";
import { defineContract } from "@concordat/contracts/define";
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { parseText } from "../index.js";
import { contractOf, corpusFiles } from "../testing/corpus.js";
import { damaged } from "../testing/damages.js";
import { parseJson } from "./index.js";

const decision = { choice: "LIKE", reason: "Lovely." };

describe("reads what parseText reads, and nothing else", () => {
  test("in the corpus", async () => {
    let read = 0;
    for (const one of corpusFiles().flatMap(({ cases }) => cases)) {
      const contract = await contractOf(one);
      const result = parseJson(one.text, contract, one.options);
      if (result.state !== "valid") continue;
      read++;
      expect(result, one.title).toEqual(parseText(one.text, contract, one.options));
    }
    expect(read).toBeGreaterThan(200);
  });

  test("in damaged texts", () => {
    const values = fc.record({
      choice: fc.constantFrom("LIKE", "SCROLL", "REPLY", "NAP"),
      reason: fc.string(),
      draft: fc.constantFrom(decision, { choice: "SCROLL", reason: "Dull." }, "none", null),
    });
    fc.assert(
      fc.property(values.chain(damaged), (text) => {
        const result = parseJson(text, agentDecision);
        if (result.state === "valid") expect(result).toEqual(parseText(text, agentDecision));
      }),
      { numRuns: 2000 },
    );
  });

  test("in any text", () => {
    const piece = fc.constantFrom(
      ...[
        "{",
        "}",
        "[",
        "]",
        '"',
        "'",
        ":",
        ",",
        "```",
        "\n",
        "choice",
        "reason",
        "LIKE",
        "SCROLL",
        "a b",
        "1",
        "None",
      ],
      '{"choice": "LIKE", "reason": "Lovely."}',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 15 }), (pieces) => {
        const text = pieces.join("");
        const result = parseJson(text, agentDecision);
        if (result.state === "valid") expect(result).toEqual(parseText(text, agentDecision));
      }),
      { numRuns: 100000 },
    );
  });
});

it.each([
  ["as it stands", '{"choice": "LIKE", "reason": "Lovely."}', []],
  ["in a fence", '```json\n{"choice": "LIKE", "reason": "Lovely."}\n```\n', ["code-fence"]],
  ["without its last brace", '{"choice": "LIKE", "reason": "Lovely."', ["final-brace"]],
  [
    "with many damages",
    "{Choice: 'like', reason: 'Lovely.', /* so */}",
    [
      "unquoted-keys",
      "key-case",
      "single-quotes",
      "enum-case",
      "unquoted-keys",
      "single-quotes",
      "extra-comma",
      "comments",
    ],
  ],
])("reads a value %s", (_, text, repairs) => {
  const result = parseJson(text, agentDecision);
  expect(result).toMatchObject({ state: "valid", value: decision });
  expect(result.repairs.map(({ name }) => name).sort()).toEqual([...repairs].sort());
});

it.each([
  ["words before it", 'Sure: {"choice": "LIKE", "reason": "Lovely."}', "no-json"],
  ["a comment behind it", '{"choice": "LIKE", "reason": "Lovely."} // choice: SCROLL', "no-json"],
  ["words behind it", '{"choice": "LIKE", "reason": "Lovely."} or not', "no-json"],
  [
    "a second value",
    '{"choice": "LIKE", "reason": "Lovely."}{"choice": "SCROLL", "reason": "Dull."}',
    "no-json",
  ],
  ["another answer behind its fence", '```SCROLL\n{"choice": "LIKE", "reason": "Lovely."}\n```', "no-json"],
  ["thinking before it", '<think>no</think>{"choice": "LIKE", "reason": "Lovely."}', "no-json"],
  [
    "an answer under a key that is not known",
    '{"choice": "LIKE", "reason": "Lovely.", "draft": {"choice": "SCROLL", "reason": "Dull."},}',
    "ambiguous",
  ],
  ["two values of a key", '{"choice": "LIKE", "choice": "SCROLL", "reason": "Lovely."}', "ambiguous"],
  ["an end inside a string", '{"choice": "LIKE", "reason": "Lov', "truncated"],
  ["an example", "{choice: 'LIKE', reason: '<your reason>'}", "no-json"],
  ["JSON in a string", JSON.stringify(JSON.stringify(decision)), "no-json"],
  ["words alone", "I like it", "no-json"],
  ["a brace too many", '{"choice": "LIKE", "reason": "Lovely."}}', "no-json"],
  ["nothing", " \n", "empty"],
])("refuses a text with %s", (_, text, reason) => {
  expect(parseJson(text, agentDecision)).toMatchObject({ state: "unreadable", reason });
});

it("closes nothing once the model is known to have been ended", () => {
  const text = '{"choice": "LIKE", "reason": "Lovely."';
  expect(parseJson(text, agentDecision, { finishReason: "length" })).toMatchObject({ reason: "truncated" });
  expect(parseJson(text, agentDecision, { repairs: { "final-brace": false } })).toMatchObject({
    reason: "truncated",
  });
});

it("takes no fence where that repair is switched off", () => {
  const text = '```json\n{"choice": "LIKE", "reason": "Lovely."}\n```';
  expect(parseJson(text, agentDecision, { repairs: { "code-fence": false } }).state).toBe("unreadable");
});

it("gives each violation its place", () => {
  expect(parseJson("{choice: 'LIKE', reason: ' '}", agentDecision)).toMatchObject({
    state: "invalid",
    violations: [{ path: "/reason", offset: 25 }],
  });
});

it("stays within the depth and the length that are allowed", () => {
  const list = defineContract({ type: "array" });
  expect(parseJson("[[[],],]", list, { maxDepth: 2 })).toMatchObject({ reason: "too-large", offset: 3 });
  expect(parseJson("[[[]]]", list, { maxLength: 5 })).toMatchObject({ reason: "too-large" });
});

it("refuses options that are not known", () => {
  expect(() => parseJson("[]", agentDecision, { maxlength: 5 } as never)).toThrow(RangeError);
});
