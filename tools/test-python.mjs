#!/usr/bin/env node
// Tests the Python package in python/, in a virtual environment of its own: types, tests with the notebook and the guide,
// and that its wheel can be built. Without Python it is skipped, with the reason, and counted as skipped.
import { spawnSync } from "node:child_process";
import { appendFileSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildWheel } from "./release/wheel.mjs";

const python = join(import.meta.dirname, "../python");
const bin = join(python, process.platform === "win32" ? ".venv/Scripts" : ".venv/bin");
const counts = { passed: 0, failed: 0, skipped: 0 };

const reason = prepare();
if (reason === null) {
  check("types", join(bin, "python"), ["-m", "mypy"]);
  check("wheel", join(bin, "python"), null);
  const { output } = check("tests", join(bin, "python"), ["-m", "pytest", "-q"]);
  counts.passed += Number(/(\d+) passed/.exec(output)?.[1] ?? 0);
  counts.skipped += Number(/(\d+) skipped/.exec(output)?.[1] ?? 0);
} else {
  console.log(`skipped: the Python package: ${reason}`);
  counts.skipped = 1;
}
console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
if (process.env.CONCORDAT_TEST_COUNTS !== undefined)
  appendFileSync(process.env.CONCORDAT_TEST_COUNTS, `${JSON.stringify(counts)}\n`);
process.exitCode = counts.failed > 0 ? 1 : 0;

/** Installs the package with what its tests need. Returns the reason why that is not possible; `null` if it was. */
function prepare() {
  const { status } = spawnSync("python3", ["-c", "import sys; sys.exit(sys.version_info < (3, 11))"]);
  if (status !== 0) return "there is no Python 3.11 or later on the PATH, which the pinned packages need";
  if (!existsSync(join(bin, "python"))) run("python3", ["-I", "-m", "venv", ".venv"]);
  const installed = run(join(bin, "python"), [
    ...["-m", "pip", "install", "--quiet", "--requirement", "requirements.txt", "--editable", "."],
  ]);
  return installed.status === 0
    ? null
    : `what its tests need cannot be installed: ${installed.output.trim()}`;
}

/** Runs a check, prints what it says, and counts it. Without arguments the wheel is built. */
function check(title, command, args) {
  const { status, output } = args === null ? wheel(command) : run(command, args);
  console.log(`${title}:\n${output.trim()}`);
  if (status === 0) counts.passed += 1;
  else counts.failed += 1;
  return { output };
}

function wheel(command) {
  const folder = mkdtempSync(join(tmpdir(), "concordat-wheel-"));
  try {
    return { status: 0, output: buildWheel({ python, version: "0.0.0", destination: folder, command }) };
  } catch (error) {
    return { status: 1, output: error.message };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function run(command, args) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd: python, encoding: "utf8" });
  return { status: status ?? 1, output: `${stdout ?? ""}${stderr ?? ""}${error?.message ?? ""}` };
}
