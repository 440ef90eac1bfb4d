// The wheel of the Python package: built with each release, not published.
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Builds the wheel of the Python package with a version, and returns the name of its file.
 * @param command the Python that builds it; pip fetches the backend
 * @throws {Error} when Python is missing or the build fails
 */
export function buildWheel({ python, version, destination, command = "python3" }) {
  const copy = mkdtempSync(join(tmpdir(), "concordat-python-"));
  try {
    for (const name of ["pyproject.toml", "README.md", "src"])
      cpSync(join(python, name), join(copy, name), { recursive: true });
    const project = join(copy, "pyproject.toml");
    const text = readFileSync(project, "utf8").replace(/^version = ".*"$/m, `version = "${version}"`);
    writeFileSync(project, text);
    const args = ["-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", destination, copy];
    const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: "utf8" });
    if (status !== 0) throw new Error(`the wheel cannot be built: ${error?.message ?? `${stdout}${stderr}`}`);
    const [wheel] = readdirSync(destination).filter((name) => name.endsWith(".whl"));
    return wheel;
  } finally {
    rmSync(copy, { recursive: true });
  }
}
