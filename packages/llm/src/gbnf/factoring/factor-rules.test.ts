import type { JsonSchema } from "@concordat/contracts/contract";
import { describe, expect, it } from "vitest";
import { createReader } from "../../testing/grammar-acceptor.js";
import { compileGrammar } from "../index.js";
import { factorRules } from "./factor-rules.js";

const text: JsonSchema = { type: "string" };
const names = Array.from({ length: 40 }, (_, index) => `p${(index * 7_919) % 1_000}`);

describe("the readings that an engine follows at once stay few", () => {
  const nested: JsonSchema = {
    $defs: {
      node: {
        type: "object",
        anyOf: [{ required: ["a"] }, { required: ["b"] }, { required: ["c"] }],
        properties: { a: text, b: text, c: text, node: { $ref: "#/$defs/node" } },
        additionalProperties: false,
      },
    },
    $ref: "#/$defs/node",
  };
  const dependent: JsonSchema = {
    type: "object",
    properties: Object.fromEntries(names.slice(0, 12).map((name) => [name, text])),
    dependentRequired: Object.fromEntries(names.slice(0, 6).map((name, at) => [name, [names[at + 6] ?? ""]])),
    additionalProperties: false,
  };
  const optional: JsonSchema = {
    type: "object",
    properties: Object.fromEntries(names.map((name) => [name, text])),
    additionalProperties: false,
  };
  const inner = { a: "1", b: "2", c: "3" };
  it.each<[title: string, schema: JsonSchema, value: unknown]>([
    ["forty optional properties", optional, Object.fromEntries(names.slice(0, 9).map((name) => [name, ""]))],
    [
      "properties that require others",
      dependent,
      Object.fromEntries(names.slice(0, 12).map((name) => [name, ""])),
    ],
    ["unions inside unions", nested, { ...inner, node: { ...inner, node: { ...inner, node: inner } } }],
  ])("for %s", (_title, schema, value) => {
    const { accepted, maxReadings } = createReader(compileGrammar(schema).grammar)(JSON.stringify(value));
    expect([accepted, maxReadings <= 12, maxReadings]).toEqual([true, true, maxReadings]);
  });
});

describe("factored rules", () => {
  const factored = (rules: Record<string, string>) => {
    const { root = "", ...others } = rules;
    const found = factorRules(root, new Map(Object.entries(others)), new Set());
    return { root: found.root, ...Object.fromEntries(found.rules) };
  };

  it("share the characters and the rules with which alternatives begin", () => {
    expect(factored({ root: '"{" a "x" | "{" a "y"', a: "[0-9]+" })).toEqual({
      root: '"{" a f0',
      a: "[0-9]+",
      f0: '"x" | "y"',
    });
  });

  it("look into rules and groups that begin alike", () => {
    expect(factored({ root: "a | b", a: '"," "x"', b: '("," "y")?' })).toMatchObject({
      root: '"," f0 | ""',
      f0: '"x" | "y"',
    });
  });

  it("stay as they are where alternatives begin differently", () => {
    const rules = { root: 'a | "y"', a: '"x"{2,3} | [^x-z]' };
    expect(factored(rules)).toEqual(rules);
  });

  it("read escapes and classes as the engine does", () => {
    expect(factored({ root: String.raw`"\"" a | "\\" a`, a: "[a-c]" })).toMatchObject({
      root: String.raw`"\"" a | "\\" a`,
    });
    expect(factored({ root: String.raw`a "1" | [\x61-\x63] "2"`, a: String.raw`"c" | "\n"` })).toMatchObject({
      root: String.raw`"c1" | "\n1" | [\x61-\x63] "2"`,
    });
  });
});
