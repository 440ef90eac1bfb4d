import { execFile } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { elsewhere, generating, given } from "./given.js";
import { programOf } from "./program-of.js";

const run = promisify(execFile);
const root = join(import.meta.dirname, "../../..");

/** Every page for users whose examples are TypeScript. */
const pages = [
  "README.md",
  ...readdirSync(join(root, "docs"), { recursive: true })
    .map((name) => `docs/${String(name).replaceAll("\\", "/")}`)
    .filter((file) => file.endsWith(".md") && !file.startsWith("docs/decisions/")),
  ...["packages", "apps"].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => `${group}/${name}/README.md`),
  ),
].filter((page) => existsSync(join(root, page)) && !generating.includes(page));

// Beside the tests, where all packages are installed.
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(import.meta.dirname, "../../node_modules/.examples-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it("compiles every example of the READMEs and of the documentation", async () => {
  const files: string[] = [];
  for (const page of pages) {
    const program = programOf(readFileSync(join(root, page), "utf8"), given[page] ?? "");
    if (program === null) continue;
    const file = `${page.replaceAll("/", "-")}.ts`;
    files.push(file);
    await writeFile(join(folder, file), program);
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
