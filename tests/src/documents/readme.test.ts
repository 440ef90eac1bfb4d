import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";

const run = promisify(execFile);

it.each(["README.md", "docs/index.md"])("the first example of %s prints what it says", async (page) => {
  const text = readFileSync(join(import.meta.dirname, "../../..", page), "utf8");
  // A block that shows a fence is in a longer fence.
  const [, , code = "", output] = /(`{3,})js\n([\s\S]*?\n)\1\s*```text\n([\s\S]*?)```/.exec(text) ?? [];
  // Next to the tests, where all packages are installed.
  const folder = await mkdtemp(join(import.meta.dirname, "../../node_modules/.readme-"));
  try {
    await writeFile(join(folder, "example.mjs"), code);
    const { stdout } = await run(process.execPath, ["example.mjs"], { cwd: folder });
    expect(stdout).toBe(output);
  } finally {
    await rm(folder, { recursive: true });
  }
});
