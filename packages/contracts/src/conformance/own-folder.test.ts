import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { generate } from "@concordat/codegen";
import { build } from "esbuild";
import { afterAll, beforeAll, expect, it } from "vitest";

const run = promisify(execFile);

// A user's own project: a schema, generated code, and a module that uses it. Needs this package built.
let project: string;

const city = {
  title: "City",
  description: "A place.",
  type: "object",
  properties: {
    name: { type: "string", minLength: 1 },
    people: { type: "integer", default: 0, deprecated: true },
  },
  required: ["name"],
  additionalProperties: false,
};

const program = `
import { type City, type CityInput, city, loaders } from "./generated/index.js";
const given: CityInput = { name: "Uppsala" };
const parsed: City = city.parse(given);
// @ts-expect-error: what parse returns has all its defaults
const wrong: City = given;
const loaded = await loaders["city/v1"]?.();
export const result = { parsed, violations: loaded?.validate({ name: "" }), wrong: wrong.name };
`;

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), "own-folder-"));
  await mkdir(join(project, "node_modules/@concordat"), { recursive: true });
  await symlink(join(import.meta.dirname, "../.."), join(project, "node_modules/@concordat/contracts"));
  await mkdir(join(project, "schemas/city/v1"), { recursive: true });
  await writeFile(join(project, "schemas/city/v1/schema.json"), JSON.stringify(city));
  await writeFile(join(project, "package.json"), '{ "type": "module" }');
  await writeFile(join(project, "program.ts"), program);
  const runtime = "@concordat/contracts/contract";
  const out = join(project, "generated");
  await generate({ schemas: join(project, "schemas"), out, runtime, rootRuntime: runtime, validators: true });
});

afterAll(() => rm(project, { recursive: true }));

it("generated contracts of a user's schemas compile in strict TypeScript", async () => {
  const tsc = join(dirname(createRequire(import.meta.url).resolve("typescript/package.json")), "bin/tsc");
  const options = ["--strict", "--exactOptionalPropertyTypes", "--noUncheckedIndexedAccess"];
  const target = ["--noEmit", "--module", "nodenext", "--target", "es2023", "--verbatimModuleSyntax"];
  const { stdout } = await run(process.execPath, [tsc, ...options, ...target, "program.ts"], {
    cwd: project,
  });
  expect(stdout).toBe("");
}, 60_000);

it("generated contracts of a user's schemas run", async () => {
  const outfile = join(project, "program.mjs");
  await build({
    entryPoints: [join(project, "program.ts")],
    outfile,
    bundle: true,
    format: "esm",
    platform: "node",
  });
  const { result } = await import(outfile);
  expect(result).toEqual({
    parsed: { name: "Uppsala", people: 0 },
    violations: [{ path: "/name", keyword: "minLength", message: "must not be empty" }],
    wrong: "Uppsala",
  });
});
