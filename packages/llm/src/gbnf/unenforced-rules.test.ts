import { defineContract } from "@concordat/contracts/define";
import { describe, expect, it } from "vitest";
import { generateObject } from "../generate/index.js";
import { createScriptedClient } from "../scripted/index.js";
import { wireForms } from "../wire/lowering.js";
import { unenforcedRules } from "./index.js";

const ticket = {
  title: "Ticket",
  type: "object",
  properties: {
    id: { type: "string", pattern: "^T-[0-9]+$", maxLength: 40 },
    tags: { type: "array", items: { type: "string" }, uniqueItems: true, maxItems: 3 },
    score: { type: "number", minimum: 0, maximum: 1 },
    level: { type: "integer", minimum: 1, maximum: 5 },
    extra: { $ref: "#/$defs/extra" },
  },
  required: ["id"],
  additionalProperties: false,
  $defs: { extra: { type: "object", additionalProperties: { type: "string" }, minProperties: 1 } },
} as const;

const contract = defineContract(ticket);
const pointersFor = (name: keyof typeof wireForms): string[] =>
  unenforcedRules(contract.schema, wireForms[name]).map(({ pointer }) => pointer);

describe("the rules that an engine does not hold", () => {
  it.each<[keyof typeof wireForms, string[]]>([
    ["llama", ["/properties/tags/uniqueItems"]],
    [
      "ollama",
      [
        "/properties/id/pattern",
        "/properties/tags/uniqueItems",
        "/properties/score/minimum",
        "/properties/score/maximum",
        "/$defs/extra/minProperties",
      ],
    ],
    [
      "openai",
      [
        "/properties/id/pattern",
        "/properties/id/maxLength",
        "/properties/tags/uniqueItems",
        "/properties/tags/maxItems",
        "/properties/score/minimum",
        "/properties/score/maximum",
        "/properties/level/minimum",
        "/properties/level/maximum",
        "/$defs/extra/additionalProperties",
        "/$defs/extra/minProperties",
      ],
    ],
  ])("are listed for %s, each with its place in the contract", (form, pointers) => {
    expect(pointersFor(form).sort()).toEqual([...pointers].sort());
  });

  it.each([
    [{ contains: { const: 1 } }, "/contains"],
    [{ not: { required: ["a"] } }, "/not"],
    [{ oneOf: [{ minimum: 1 }, { maximum: 2 }] }, "/oneOf"],
    [{ type: "string", pattern: "^(?<!b)a$" }, "/pattern"],
  ] as const)("name %j for our own grammar", (schema, pointer) => {
    expect(unenforcedRules(defineContract(schema).schema, wireForms.llama)).toContainEqual(
      expect.objectContaining({ pointer, reason: expect.stringMatching(/\w/) }),
    );
  });

  it("do not name alternatives that no value keeps two of", () => {
    const { schema } = defineContract({ oneOf: [{ type: "string" }, { type: "null" }] });
    expect(unenforcedRules(schema, wireForms.llama)).toEqual([]);
    expect(unenforcedRules(schema, wireForms.ollama)).toEqual([]);
  });

  it("do not name alternatives behind references that differ in a constant member", () => {
    const branch = (kind: string) => ({
      type: "object",
      properties: { kind: { const: kind } },
      required: ["kind"],
    });
    const { schema } = defineContract({
      oneOf: [{ $ref: "#/$defs/a" }, { $ref: "#/$defs/b" }],
      $defs: { a: branch("a"), b: branch("b") },
    });
    expect(unenforcedRules(schema, wireForms.llama)).toEqual([]);
    expect(unenforcedRules(schema, wireForms.ollama)).toEqual([]);
  });

  it("stand on the outcome", async () => {
    const client = { ...createScriptedClient(['{"id":"T-1"}']), wireForm: wireForms.ollama };
    const outcome = await generateObject({ client, contract, messages: [{ role: "user", content: "?" }] });
    expect(outcome.unenforced).toEqual(unenforcedRules(contract.schema, wireForms.ollama));
  });
});
