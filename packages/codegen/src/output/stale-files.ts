import { readdir, readFile, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { banner } from "../emit/banner.js";
import { contractName, type Files, validatorName } from "./plan.js";

/** How the files on disk differ from the generated ones; empty when they are the same. */
export async function differences(files: Files, out: string): Promise<string[]> {
  const changed = await Promise.all(
    [...files].map(async ([path, content]) => {
      const present = await readFile(path, "utf8").catch(() => null);
      return present === null ? [`${path}: missing`] : present === content ? [] : [`${path}: stale`];
    }),
  );
  const superfluous = await generatedNotIn(files, out);
  return [...changed.flat(), ...superfluous.map((path) => `${path}: not generated from any schema`)];
}

/** Removes generated files that no schema generates any more. What somebody wrote by hand is left alone. */
export async function removeStale(files: Files, out: string): Promise<void> {
  for (const path of await generatedNotIn(files, out)) await rm(path);
}

/**
 * Generated files in the output folder that are not among the given. A validator belongs to the contract module
 * beside it, whether or not this run writes validators.
 */
async function generatedNotIn(files: Files, out: string): Promise<string[]> {
  const entries = await readdir(out, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const others = paths.filter(
    (path) =>
      !files.has(path) && !(basename(path) === validatorName && files.has(join(dirname(path), contractName))),
  );
  const generated = await Promise.all(
    others.map(async (path) => (await readFile(path, "utf8")).startsWith(banner)),
  );
  return others.filter((_, index) => generated[index]);
}
