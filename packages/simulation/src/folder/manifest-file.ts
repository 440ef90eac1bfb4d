import { join } from "node:path";
import { type SimulationManifest, simulationManifest } from "@concordat/contracts/simulation-manifest";
import { readOwnFile, systemReason } from "@concordat/files";
import { canonicalJson } from "../hash/canonical-json.js";
import type { Ledger } from "../ledger/ledger.js";
import { storedManifest } from "../run/start-run.js";
import { runFiles } from "./layout.js";
import { RunFolderError } from "./run-folder-error.js";

/**
 * Reads the manifest next to the ledger. Returns `null` if it does not exist yet.
 * @throws {RunFolderError} when the file is not a manifest
 */
export async function manifestFile(folder: string): Promise<SimulationManifest | null> {
  const bytes = await readOwnFile(join(folder, runFiles.manifest)).catch((error: unknown) => {
    throw new RunFolderError(`${runFiles.manifest} in ${folder} cannot be read: ${systemReason(error)}`);
  });
  if (bytes === null) return null;
  const manifest = parsedJson(bytes.toString("utf8"));
  if (simulationManifest.is(manifest)) return manifest;
  throw new RunFolderError(
    `${runFiles.manifest} in ${folder} is not a valid manifest of a run; move that file out of the folder`,
  );
}

/** Parses a JSON text. Returns `undefined` if it is invalid. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Checks that the manifest next to the ledger, if it exists, belongs to the ledger. Closes the ledger if it does not.
 * @throws {RunFolderError} when the manifest was written for another ledger
 */
export async function checkManifestFile(folder: string, ledger: Ledger): Promise<void> {
  try {
    const manifest = await manifestFile(folder);
    if (manifest === null) return;
    if (canonicalJson(manifest) === canonicalJson(await storedManifest(ledger))) return;
    throw new RunFolderError(
      `${runFiles.ledger} in ${folder} does not hold the run that ${runFiles.manifest} describes; put back the file that belongs there`,
    );
  } catch (error) {
    await ledger.close();
    throw error;
  }
}
