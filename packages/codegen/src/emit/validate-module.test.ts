import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type Check,
  compileCheck,
  compileDefaults,
  compileEvaluation,
  type JsonSchema,
} from "@concordat/dialect";
import { transform } from "esbuild";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readContractFolder } from "../source/read-contract-folder.js";
import { validateModule } from "./validate-module.js";

const schemas = join(import.meta.dirname, "../../../../schemas");
const sources = await readContractFolder(schemas);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "validate-module-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function load(source: string): Promise<{ check: Check; fillDefaults?: (value: unknown) => unknown }> {
  const path = join(folder, `${(await readdir(folder)).length}.mjs`);
  await writeFile(path, (await transform(source, { loader: "ts" })).code);
  return import(path);
}

function violations(check: Check, value: unknown): string[] {
  if (check(value)) return [];
  return (check.errors ?? []).map(
    ({ instancePath, keyword, message }) => `${instancePath} ${keyword}: ${message}`,
  );
}

describe.each(sources)("$name/v$version", (source) => {
  it("stands alone: no imports, no code made at run time, not the schema", async () => {
    const text = await validateModule(source);
    expect(text).not.toMatch(/\bimport\b|\brequire\b|new Function|\beval\(/);
    expect(text).not.toContain(String(source.schema.description));
  });

  it("says what the check compiled at run time says, and fills what it fills", async () => {
    const { check, fillDefaults } = await load(await validateModule(source));
    const reference = compileCheck(source.schema);
    const fillReference = compileDefaults(source.schema);
    const file = await readFile(join(source.file, "../vectors.json"), "utf8");
    const groups: { tests: { data: unknown }[] }[] = JSON.parse(file);
    for (const { data } of groups.flatMap(({ tests }) => tests)) {
      expect(violations(check, data)).toEqual(violations(reference, data));
      if (!reference(data)) continue;
      const filled = fillDefaults?.(structuredClone(data)) ?? data;
      expect(filled).toEqual(fillReference(structuredClone(data)));
    }
  });
});

it("says its types, so that TypeScript need not work them out from the code", async () => {
  const [source] = sources;
  if (source === undefined) throw new Error("there are no schemas");
  expect(await validateModule(source)).toContain("const typed_check: any = ");
});

it("keeps messages whole, whatever a schema puts into them", async () => {
  const schema: JsonSchema = {
    properties: { 'schemaPath:"x",params:{}': { const: 'a"}); $1 \\ ,schemaPath:' } },
    required: ["const err0 = {};"],
  };
  const { check } = await load(await validateModule(sourceOf(schema)));
  const value = { 'schemaPath:"x",params:{}': 1 };
  expect(violations(check, value)).toEqual(violations(compileCheck(schema), value));
});

it("says of a union what a value lacks for the nearest branch, or which branches it matches", async () => {
  const item = {
    anyOf: [{ required: ["left"], properties: { child: { $ref: "#/$defs/item" } } }, { required: ["right"] }],
  };
  const schema: JsonSchema = {
    $defs: { item },
    type: "object",
    properties: {
      contact: { anyOf: [{ required: ["street", "city"] }, { required: ["email"] }] },
      price: { oneOf: [{ required: ["net"] }, { required: ["gross"] }, { required: ["free"] }] },
      media: {
        anyOf: [
          { type: "object", properties: { pages: { type: "integer" } }, required: ["pages"] },
          { title: "Song", type: "object", required: ["artist"] },
        ],
      },
      tree: { $ref: "#/$defs/item" },
    },
  };
  const { check } = await load(await validateModule(sourceOf(schema)));
  const reference = compileEvaluation(schema);
  let tree: object = {};
  for (let depth = 0; depth < 50; depth++) tree = { left: 1, child: tree };
  for (const value of [
    { contact: { street: "Long Street" } },
    { contact: {}, price: { net: 1, gross: 2 } },
    { price: { net: 1, gross: 2, free: true }, media: { pages: "4" } },
    { media: {}, tree },
    { tree: { left: 1, child: { left: 1, child: { left: 1, child: {} } } } },
    {
      contact: { email: 1 },
      price: { net: 1 },
      media: { artist: "" },
      tree: { left: 1, child: { right: 1 } },
    },
  ])
    expect(violations(check, value)).toEqual(violations(reference, value));
});

function sourceOf(schema: JsonSchema): Parameters<typeof validateModule>[0] {
  return { name: "odd", version: 1, isCurrent: true, title: "Odd", file: "", schema, isCompiled: true };
}
