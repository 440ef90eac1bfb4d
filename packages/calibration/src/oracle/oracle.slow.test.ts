import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { facts } from "../testing/cases.js";

const requirements = join(import.meta.dirname, "requirements.txt");
const minutes = 60_000;
let folder: string;
let python = process.env.PYTHON ?? "python3";

function run(program: string, args: readonly string[], input = ""): string {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: "utf8", input });
  if (status !== 0) throw new Error(`${program} ${args.join(" ")}\n${stderr}`);
  return stdout;
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "concordat-oracle-"));
  const isInstalled = spawnSync(python, ["-c", "import ppi_py, statsmodels"]).status === 0;
  if (isInstalled) return;
  run(python, ["-m", "venv", folder]);
  python = join(folder, "bin/python");
  run(python, ["-m", "pip", "install", "--quiet", "--requirement", requirements]);
}, 10 * minutes);
afterAll(() => rmSync(folder, { recursive: true }));

it(
  "ppi-python, statsmodels and SciPy still compute the facts that the tests know",
  () => {
    const cases = readFileSync(join(import.meta.dirname, "cases.json"), "utf8");
    const computed = JSON.parse(run(python, [join(import.meta.dirname, "facts.py")], cases));
    for (const [at, fact] of facts.entries())
      for (const [name, value] of Object.entries(fact))
        for (const [index, one] of [value].flat().entries())
          expect([name, [computed[at][name]].flat()[index]]).toEqual([name, expect.closeTo(one, 9)]);
  },
  5 * minutes,
);
