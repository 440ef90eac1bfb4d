import { agentDecision } from "@concordat/contracts/agent-decision";
import { defineContract } from "@concordat/contracts/define";
import { listItems } from "@concordat/contracts/list-items";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ContractLike, createParser, parseText } from "./index.js";
import { damaged } from "./testing/damages.js";

/** Words and the characters that readers stumble over. */
const text = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        "bread",
        "it's",
        "“so”",
        "{",
        "}",
        "[x]",
        "```",
        "//",
        "# no",
        "</think>",
        "🙂",
        ":",
        ",",
        "\n",
      ),
      fc.string({ unit: "grapheme", maxLength: 6 }),
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((words) => `a ${words.join(" ")} z`);

const decision = fc.oneof(
  fc.record({ choice: fc.constantFrom("LIKE", "SCROLL"), reason: text }),
  fc.record({ choice: fc.constantFrom("REPLY", "RESHARE"), reason: text, content: text }),
);
const items = fc.record({ items: fc.array(text, { maxLength: 4 }) });
const number = fc.oneof(
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((n) => (Object.is(n, -0) ? 0 : n)),
);
const reading = fc.record(
  {
    place: text,
    celsius: fc.option(number),
    indoors: fc.boolean(),
    log: fc.array(fc.record({ at: fc.nat(), value: number }), { maxLength: 3 }),
  },
  { requiredKeys: ["place", "celsius"] },
);
const readingContract: ContractLike = defineContract({
  title: "Reading",
  type: "object",
  properties: {
    place: { type: "string" },
    celsius: { type: ["number", "null"] },
    indoors: { type: "boolean" },
    log: {
      type: "array",
      items: {
        type: "object",
        properties: { at: { type: "integer" }, value: { type: "number" } },
        required: ["at", "value"],
        additionalProperties: false,
      },
    },
  },
  required: ["place", "celsius"],
  additionalProperties: false,
});

const subjects: readonly [name: string, contract: ContractLike, values: fc.Arbitrary<unknown>][] = [
  ["a decision", agentDecision, decision],
  ["a list", listItems, items],
  ["a nested value", readingContract, reading],
];

describe.each(subjects)("%s", (_, contract, values) => {
  it("is returned as it is from strict JSON", () => {
    fc.assert(
      fc.property(values, fc.constantFrom(undefined, 2), (value, indent) => {
        expect(parseText(JSON.stringify(value, null, indent), contract)).toEqual({
          state: "valid",
          value,
          repairs: [],
        });
      }),
      { numRuns: 300 },
    );
  });

  it("is read back from any combination of damages, or refused, never read as something else", () => {
    fc.assert(
      fc.property(
        values.chain((value) => fc.tuple(fc.constant(value), damaged(value))),
        ([value, written]) => {
          const result = parseText(written, contract);
          if (result.state === "valid") expect(result.value).toEqual(value);
        },
      ),
      { numRuns: 1500 },
    );
  });

  it("is not found in a text that is cut off, but for the last brace after a finished value", () => {
    fc.assert(
      fc.property(values, fc.nat(), (value, cut) => {
        const whole = JSON.stringify(value);
        const prefix = whole.slice(0, cut % whole.length);
        const result = parseText(prefix, contract);
        if (result.state !== "valid") return;
        expect(result.repairs.map(({ name }) => name)).toEqual(["final-brace"]);
        expect(result.value).toEqual(JSON.parse(`${prefix.trimEnd()}}`));
      }),
      { numRuns: 1000 },
    );
  });

  it("is the same however the text is cut into pieces", () => {
    fc.assert(
      fc.property(
        values.chain((value) => fc.tuple(fc.constant(value), damaged(value))),
        fc.array(fc.nat(), { maxLength: 12 }),
        ([, written], cuts) => {
          const places = [...cuts.map((cut) => cut % (written.length + 1)), 0, written.length].sort(
            (a, b) => a - b,
          );
          const parser = createParser(contract);
          for (const [index, place] of places.entries())
            parser.push(written.slice(places[index - 1] ?? 0, place));
          expect(parser.end()).toEqual(parseText(written, contract));
        },
      ),
      { numRuns: 300 },
    );
  });
});

it("reads most damaged texts: a reader that refuses everything would keep every rule above", () => {
  const samples = fc.sample(
    decision.chain((value) => damaged(value)),
    { numRuns: 500, seed: 7 },
  );
  const read = samples.filter((written) => parseText(written, agentDecision).state === "valid");
  expect(read.length).toBeGreaterThan(350);
});

it("gives some result for any text at all, and never throws", () => {
  const pieces = fc.constantFrom(
    "{",
    "}",
    "[",
    "]",
    '"',
    "'",
    "“",
    "`",
    "\\",
    ":",
    ",",
    "//",
    "/*",
    "*/",
    "```",
    "<think>",
    "</think>",
    '{\\"',
    "choice",
    "LIKE",
    "1",
    "-",
    "e",
    "True",
    "\n",
    "\ud800",
    "__proto__",
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: "binary" }),
        fc.array(pieces, { maxLength: 60 }).map((all) => all.join("")),
      ),
      (any) => {
        for (const contract of [agentDecision, listItems, readingContract]) {
          expect(["valid", "invalid", "unreadable"]).toContain(parseText(any, contract).state);
        }
      },
    ),
    { numRuns: 3000 },
  );
  expect(Reflect.get({}, "choice")).toBeUndefined();
});
