import { join } from "node:path";
import { namedFiles } from "@concordat/simulation";
import type { AllowedPaths } from "../paths/allowed-paths.js";

/**
 * Returns the real path of a run's folder. Checks first that no file in it, and no file that its scenario names, is
 * outside of the allowed folders.
 */
export async function allowedRun(path: string, paths: AllowedPaths): Promise<string> {
  const folder = await paths.resolveFolder(path);
  await checkNamedFiles(join(folder, "scenario.json"), paths);
  return folder;
}

/** Throws if a scenario names a file outside the allowed folders. */
export async function checkNamedFiles(scenario: string, paths: AllowedPaths): Promise<void> {
  for (const file of await namedFiles(scenario)) await paths.resolve(file);
}
