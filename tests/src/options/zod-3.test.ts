import { readingMiddleware, repairText } from "@concordat/ai-sdk";
import { defineContract } from "@concordat/contracts/define";
import { generateObject, streamObject, toWireSchema, wireForms } from "@concordat/llm";
import { compileGrammar, unenforcedRules } from "@concordat/llm/grammar";
import { generateEach, generateMany, readResults } from "@concordat/llm/many";
import { createScriptedClient } from "@concordat/llm/scripted";
import { defineTool } from "@concordat/llm/tools";
import { createParser, parseText, parseTextAsync, schemaContract } from "@concordat/parser";
import { expect, it } from "vitest";
import * as z from "zod";
import * as z3 from "zod/v3";

const client = createScriptedClient(["{}"]);
// JavaScript's callers pass it, and TypeScript's where a type says no more than `object`.
const old = z3.object({ n: z3.number() }) as never;
const call = { client, contract: old, prompt: "What?" };
const items = { client, contract: old, items: ["a"], prompt: String };
const journal = "postgres://127.0.0.1:9/none";
const tool = { name: "t", description: "A tool.", execute: () => 1 };

/** Every function that takes a schema. */
const functions: Readonly<Record<string, () => unknown>> = {
  generateObject: () => generateObject(call),
  streamObject: () => streamObject(call),
  generateMany: () => generateMany(items),
  generateEach: () => generateEach(items),
  readResults: () => readResults({ journal, contract: old }).next(),
  "defineTool, input": () => defineTool({ ...tool, input: old }),
  "defineTool, output": () => defineTool({ ...tool, input: z.object({}), output: old }),
  defineContract: () => defineContract(old),
  parseText: () => parseText("{}", old),
  parseTextAsync: () => parseTextAsync("{}", old),
  createParser: () => createParser(old),
  schemaContract: () => schemaContract(old),
  repairText: () => repairText(old),
  readingMiddleware: () => readingMiddleware(old, { specificationVersion: "v4" }),
};

it.each(Object.entries(functions))("%s refuses a schema of Zod 3 with the way to Zod 4", async (_, use) => {
  await expect((async () => use())()).rejects.toThrow(
    /a schema of Zod 3 .*: import Zod 4 \(npm install zod@4\)$/,
  );
  expect(client.requests).toEqual([]);
});

it("a function that takes a JSON Schema refuses one of Zod, which it would read as accepting all", () => {
  for (const given of [z3.object({ n: z3.number() }), z.object({ n: z.number() })]) {
    const schema = given as never;
    expect(() => toWireSchema(schema, wireForms.ollama)).toThrow(/must be a JSON Schema/);
    expect(() => unenforcedRules(schema, wireForms.ollama)).toThrow(/must be a JSON Schema/);
    expect(() => compileGrammar(schema)).toThrow(/must be a JSON Schema/);
  }
});

it("defineContract refuses a schema of Zod 4, which is a contract as it is", () => {
  expect(() => defineContract(z.object({ n: z.number() }) as never)).toThrow(
    "schema must be a JSON Schema, but is a schema of zod: give it as it is where a contract is taken, or give its JSON Schema here",
  );
});
