import { readdir, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { isContractName, isVersionName } from "../source/contract-name.js";
import { type Origin, standingOf } from "./checksum.js";
import { normalizeText } from "./normalize-text.js";
import { contractName, type Files, validatorName } from "./plan.js";
import { readPresent } from "./read-present.js";

/** Returns the differences between the files on disk and the generated ones. Empty if there are none. */
export async function differences(files: Files, origin: Origin): Promise<string[]> {
  const changed = await Promise.all(
    [...files].map(async ([path, content]) => {
      const present = await readPresent(path);
      return present === null
        ? [`${path}: missing`]
        : normalizeText(present) === normalizeText(content)
          ? []
          : [`${path}: stale`];
    }),
  );
  const superfluous = await generatedNotIn(files, origin);
  return [...changed.flat(), ...superfluous.map((path) => `${path}: not generated from any schema`)];
}

/** Removes generated files of schemas that no longer exist. A file that was changed since is not removed. */
export async function removeStale(files: Files, origin: Origin): Promise<void> {
  for (const path of await generatedNotIn(files, origin)) await rm(path);
}

/**
 * Returns unchanged files of an earlier generation that are not among the given files. A validator next to a given
 * contract module is never among them, even if this run writes no validators.
 */
async function generatedNotIn(files: Files, origin: Origin): Promise<string[]> {
  const others = (await filesOfContracts(origin.out)).filter(
    (path) =>
      !files.has(path) && !(basename(path) === validatorName && files.has(join(dirname(path), contractName))),
  );
  const own = await Promise.all(
    others.map(async (path) => standingOf((await readPresent(path)) ?? "", path, origin) === "own"),
  );
  return others.filter((_, index) => own[index]);
}

/**
 * Returns the files in the folders of contracts: in `<contract>/` and `<contract>/v<N>/`. Other folders are not read.
 */
async function filesOfContracts(out: string): Promise<string[]> {
  const contracts = (await entriesOf(out)).folders.filter(isContractName).map((name) => join(out, name));
  const found = await Promise.all(
    contracts.map(async (contract) => {
      const { files, folders } = await entriesOf(contract);
      const versions = folders.filter(isVersionName).map((name) => join(contract, name));
      const below = await Promise.all(versions.map(async (version) => pathsIn(version)));
      return [...files.map((name) => join(contract, name)), ...below.flat()];
    }),
  );
  return found.flat();
}

async function pathsIn(folder: string): Promise<string[]> {
  return (await entriesOf(folder)).files.map((name) => join(folder, name));
}

/** Returns the names of the regular files and of the folders in a folder. Links are in neither list. */
async function entriesOf(folder: string): Promise<{ files: string[]; folders: string[] }> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return {
    files: entries.filter((entry) => entry.isFile()).map(({ name }) => name),
    folders: entries.filter((entry) => entry.isDirectory()).map(({ name }) => name),
  };
}
