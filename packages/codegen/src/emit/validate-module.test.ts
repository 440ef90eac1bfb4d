import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Check, compileCheck, compileDefaults, type JsonSchema } from "@concordat/dialect";
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
  const { check } = await load(
    await validateModule({
      name: "odd",
      version: 1,
      isCurrent: true,
      title: "Odd",
      file: "",
      schema,
      isCompiled: true,
    }),
  );
  const value = { 'schemaPath:"x",params:{}': 1 };
  expect(violations(check, value)).toEqual(violations(compileCheck(schema), value));
});
