import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";

const run = promisify(execFile);
const readme = readFileSync(join(import.meta.dirname, "../../../README.md"), "utf8");

it("the first example of the README prints what it says", async () => {
  const [, code = "", output] = /```js\n([\s\S]*?)```\s*```text\n([\s\S]*?)```/.exec(readme) ?? [];
  // Beside the tests, where all packages are installed.
  const folder = await mkdtemp(join(import.meta.dirname, "../../node_modules/.readme-"));
  try {
    await writeFile(join(folder, "example.mjs"), code);
    const { stdout } = await run(process.execPath, ["example.mjs"], { cwd: folder });
    expect(stdout).toBe(output);
  } finally {
    await rm(folder, { recursive: true });
  }
});
