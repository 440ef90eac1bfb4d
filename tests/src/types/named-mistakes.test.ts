import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const here = join(import.meta.dirname, "../..");

/** A mistake in a call, and the part of the compiler's message that names it. */
const mistakes: readonly (readonly [call: string, named: string])[] = [
  ['generateObject({ client, schema, prompt: "x" })', "'schema' does not exist in type"],
  ['generateObject({ model: client, contract: schema, prompt: "x" })', "'model' does not exist in type"],
  ['generateObject({ client, contract: schema, promt: "x" })', "Did you mean to write 'prompt'?"],
  ['generateObject({ client, contract: schema, prompt: "x", maxTokns: 4 })', "write 'maxTokens'?"],
  ['generateObject({ client, contract: schema, prompt: "x", temperature: "4" })', "Type 'string' is not"],
  ["generateObject({ client, contract: schema })", "Property 'prompt' is missing"],
  ['generateObject({ client, contract: schema, prompt: "x", odds: ["/m"] })', "Type '\"/m\"' is not"],
  ['streamObject({ client, schema, prompt: "x" })', "'schema' does not exist in type"],
  ["streamObject({ client, contract: schema })", "Property 'prompt' is missing"],
  ["generateText({ client })", "Property 'prompt' is missing"],
  ["streamText({ client })", "Property 'prompt' is missing"],
  ['generateMany({ client, schema, items: [1], prompt: () => "x" })', "'schema' does not exist in type"],
  ['generateEach({ client, schema, items: [1], prompt: () => "x" })', "'schema' does not exist in type"],
  [
    'defineTool({ name: "n", description: "d", parameters: schema, execute: () => 1 })',
    "'parameters' does not exist in type",
  ],
  ['parseText("{}", schema, { maxLenght: 5 })', "Did you mean to write 'maxLength'?"],
  ['parseTextAsync("{}", schema, { maxLenght: 5 })', "Did you mean to write 'maxLength'?"],
  ["createParser(schema, { maxLenght: 5 })", "Did you mean to write 'maxLength'?"],
];

const head = `import { type ChatClient, generateObject, generateText, streamObject, streamText } from "@concordat/llm";
import { generateEach, generateMany } from "@concordat/llm/many";
import { defineTool } from "@concordat/llm/tools";
import { createParser, parseText, parseTextAsync } from "@concordat/parser";
import * as z from "zod";
declare const client: ChatClient;
const schema = z.object({ n: z.int(), kind: z.enum(["a", "b"]) });
export const used = [generateObject, generateText, streamObject, streamText, generateEach, generateMany, defineTool,
  createParser, parseText, parseTextAsync, client, schema];`;

const options = { module: "nodenext", target: "es2023", strict: true, skipLibCheck: true, noEmit: true };

describe("TypeScript names a mistake in a call, instead of saying that no overload matches", () => {
  let folder: string;
  let messages: readonly string[];
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "concordat-mistakes-"));
    symlinkSync(join(here, "node_modules"), join(folder, "node_modules"), "junction");
    const files = mistakes.map(([call], index) => {
      writeFileSync(join(folder, `${index}.mts`), `${head}\n${call};\n`);
      return `${index}.mts`;
    });
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions: options, files }));
    const compiler = join(here, "../node_modules/typescript/bin/tsc");
    const { stdout } = spawnSync(process.execPath, [compiler, "-p", folder, "--pretty", "false"], {
      cwd: folder,
      encoding: "utf8",
    });
    messages = files.map((file) => stdout.split(/^(?=\S)/m).find((one) => one.startsWith(`${file}(`)) ?? "");
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(mistakes.map(([call, named], index) => ({ call, named, index })))("$call", ({ named, index }) => {
    expect(messages[index]).toContain(named);
    expect(messages[index]).not.toContain("No overload");
  });
});
