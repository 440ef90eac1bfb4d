import { execFile } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { titledSteps } from "./follow-guide.js";

const run = promisify(execFile);
const root = join(import.meta.dirname, "../../..");
const pages = readdirSync(join(root, "docs/start"))
  .map((name) => `start/${name}`)
  .filter((page) => titledSteps(page).length > 0);

/** A clone after its first command: the same files, built, where what a reader writes is not the repository's. */
async function openClone(): Promise<string> {
  const clone = await mkdtemp(join(tmpdir(), "concordat-clone-"));
  for (const room of ["apps", "packages", "node_modules", "package.json"])
    symlinkSync(join(root, room), join(clone, room));
  for (const room of ["schemas", "tools", "LICENSE"]) {
    cpSync(join(root, room), join(clone, room), { recursive: true, filter: isSource });
  }
  cpSync(join(root, "examples"), join(clone, "examples"), { recursive: true, filter: isSource });
  symlinkSync(join(root, "examples/programs/node_modules"), join(clone, "examples/programs/node_modules"));
  mkdirSync(join(clone, "out"));
  return clone;
}

function isSource(path: string): boolean {
  return !/[\\/](node_modules|dist|pages|cache)$/.test(path);
}

it("finds the pages that can be followed without a model", () => {
  expect(pages).toEqual(["audience", "ollama", "other-languages", "zod"].map((name) => `start/${name}.md`));
});

describe.each(pages)("%s, followed to the letter in a clone", (page) => {
  let clone: string;
  let printed = "";
  beforeAll(async () => {
    clone = await openClone();
  });
  afterAll(() => rm(clone, { recursive: true, force: true }));

  it.each(titledSteps(page))("$title", async ({ step }) => {
    if (step.kind === "file") await writeFile(join(clone, step.path), step.text);
    else if (step.kind === "output") expect(printed).toBe(step.text);
    else printed = (await run("sh", ["-ec", step.text], { cwd: clone })).stdout;
  });
});
