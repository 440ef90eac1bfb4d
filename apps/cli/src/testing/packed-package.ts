import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Writes the tarball of a package that contains only its package.json. */
export async function writeTarball(
  folder: string,
  name: string,
  dependencies: readonly string[] = [],
): Promise<void> {
  const made = await mkdtemp(join(tmpdir(), "concordat-packed-"));
  await mkdir(join(made, "package"));
  const needed = Object.fromEntries(dependencies.map((dependency) => [dependency, "^0.0.0"]));
  await writeFile(
    join(made, "package/package.json"),
    JSON.stringify({ name, version: "0.0.0", dependencies: needed }),
  );
  const file = `${name.replace(/^@/, "").replace("/", "-")}-0.0.0.tgz`;
  await run("tar", ["-czf", join(folder, file), "-C", made, "package/package.json"]);
  await rm(made, { recursive: true });
}
