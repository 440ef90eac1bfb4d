import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { elsewhere, generating, given } from "./given.js";
import { pagesWithExamples } from "./pages.js";
import { examplesOf, programOf } from "./program-of.js";

const run = promisify(execFile);
const root = join(import.meta.dirname, "../../..");

/** What a page generates by its own commands is imported by its example, which is run instead. */
const pages = pagesWithExamples(root).filter((page) => !generating.includes(page));

// Next to the tests, where all packages are installed.
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(import.meta.dirname, "../../node_modules/.examples-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it("compiles every example of the READMEs and of the documentation", async () => {
  const files: string[] = [];
  for (const page of pages) {
    const examples = examplesOf(readFileSync(join(root, page), "utf8"), ["ts"]);
    if (examples.length === 0) continue;
    const file = `${page.replaceAll("/", "-")}.ts`;
    files.push(file);
    await writeFile(join(folder, file), programOf(examples, given[page] ?? ""));
  }
  expect(files.length).toBeGreaterThan(20);
  const modules = elsewhere.map((name) => `declare module ${JSON.stringify(name)};\n`).join("");
  await writeFile(join(folder, "elsewhere.d.ts"), modules);
  const compilerOptions = { rootDir: ".", lib: ["es2023", "dom"], allowUnreachableCode: true };
  await writeFile(
    join(folder, "tsconfig.json"),
    JSON.stringify({
      extends: join(root, "tsconfig.base.json"),
      compilerOptions,
      files: [...files, "elsewhere.d.ts"],
    }),
  );
  const compiler = join(root, "node_modules/typescript/bin/tsc");
  const { stdout } = await run(process.execPath, [compiler, "-p", folder], { cwd: folder }).catch(
    (error: { readonly stdout: string }) => error,
  );
  expect(stdout).toBe("");
});
