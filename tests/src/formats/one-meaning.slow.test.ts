import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { generate } from "@concordat/codegen";
import { defineContract } from "@concordat/contracts/define";
import { assertedFormats, compileCheck, compileEvaluation, documentChecks } from "@concordat/dialect";
import { parseText } from "@concordat/parser";
import { diffSchemas } from "@concordat/schema-diff";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { transform } from "esbuild";
import { describe, expect, it } from "vitest";

type Formats = "annotation" | "assertion";
type Way = (schema: object, formats: Formats) => Promise<(value: unknown) => boolean>;

/** Everything that says whether a value keeps a schema. */
const ways: Readonly<Record<string, Way>> = {
  "a contract made at run time": async (schema, formats) => defineContract(schema, { formats }).is,
  "compiled code": async (schema, formats) =>
    compileCheck({ ...schema }, { assertsFormats: formats === "assertion" }),
  closures: async (schema, formats) =>
    compileEvaluation({ ...schema }, { assertsFormats: formats === "assertion" }),
  "generated code": generated,
  "a document's check": async (schema, formats) =>
    documentChecks(schema, "2020-12", { assertsFormats: formats === "assertion" })(""),
  "a comparison of schemas": async (schema, formats) => (value) =>
    diffSchemas({ const: value }, schema, { formats }).backward.verdict === "compatible",
  "the parser": async (schema, formats) => {
    const contract = defineContract(schema, { formats });
    return (value) => {
      const read = parseText(JSON.stringify(value), contract);
      // A number where a string is required is read as one.
      return read.state === "valid" && read.value === value;
    };
  },
};

async function generated(schema: object, formats: Formats): Promise<(value: unknown) => boolean> {
  const folder = await mkdtemp(join(tmpdir(), "concordat-formats-"));
  try {
    const [schemas, out, runtime] = [join(folder, "schemas"), join(folder, "out"), "./contract.js"];
    await mkdir(join(schemas, "a/v1"), { recursive: true });
    await writeFile(join(schemas, "a/v1/schema.json"), JSON.stringify({ title: "A", ...schema }));
    await generate({ schemas, out, runtime, rootRuntime: runtime, validators: true, formats });
    const source = await readFile(join(out, "a/v1/validate.ts"), "utf8");
    const file = join(folder, "validate.mjs");
    await writeFile(file, (await transform(source, { loader: "ts" })).code);
    const { check }: { check: (value: unknown) => boolean } = await import(pathToFileURL(file).href);
    return check;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Ajv by itself, with the formats that JSON Schema defines; it takes names that it was not told for annotations. */
function oracle(schema: object, formats: Formats): (value: unknown) => boolean {
  const ajv = new Ajv2020({ strict: false, validateFormats: formats === "assertion", logger: false });
  addFormats.default(ajv, [...assertedFormats]);
  const validate = ajv.compile(schema);
  return (value) => validate(value);
}

const texts: readonly string[] = [
  ...["", "x", "7", "2024-02-29", "2023-02-29", "09:26:53Z", "2026-03-14T09:26:53Z", "P1D", "P"],
  ...[
    "a@b.co",
    "a@",
    "example.org",
    "-x-",
    "1.2.3.4",
    "1.2.3.256",
    "::1",
    ":::",
    "http://a.b/c",
    "a b",
    "{a",
    "{a}",
  ],
  ...["01234567-89ab-cdef-0123-456789abcdef", "/a/b", "/~2", "0#", "-1", "^a+$", "(", "aGk=", "no base 64"],
];
const others = [7, 1.5, 2 ** 40, null, true];

const schemas: readonly (readonly [title: string, schema: object])[] = [
  ...assertedFormats.map((format) => [format, { type: "string", format }] as const),
  ...[
    "byte",
    "int32",
    "int64",
    "float",
    "double",
    "password",
    "binary",
    "url",
    "iso-time",
    "iri",
    "mine",
  ].map((format) => [format, { format }] as const),
  ["a date next to a pattern", { type: "string", format: "date", pattern: "^2" }],
  [
    "an address next to a pattern and a length",
    { type: "string", format: "email", pattern: "^a", maxLength: 5 },
  ],
  ["base 64 next to a pattern", { type: "string", format: "byte", pattern: "^a" }],
  ["one of two formats", { type: ["string", "null"], format: "ipv4" }],
];

describe.each(Object.entries(ways))("a format means to %s what it means to Ajv", (_, way) => {
  it.each(schemas)("%s", async (_title, schema) => {
    for (const formats of ["annotation", "assertion"] as const) {
      const [ours, theirs] = [await way(schema, formats), oracle(schema, formats)];
      const verdicts = (is: (value: unknown) => boolean) =>
        [...texts, ...others].map((value) => [value, is(value)] as const);
      expect({ formats, verdicts: verdicts(ours) }).toEqual({ formats, verdicts: verdicts(theirs) });
    }
  });
});

it("is an annotation to each of them unless it is asserted", async () => {
  const schema = { type: "string", format: "date" } as const;
  expect([
    defineContract(schema).is("soon"),
    compileCheck(schema)("soon"),
    compileEvaluation(schema)("soon"),
    documentChecks(schema, "2020-12")("")("soon"),
    diffSchemas({ const: "soon" }, schema).backward.verdict,
  ]).toEqual([true, true, true, true, "compatible"]);
});
