import type { SimulationEnsemble } from "@concordat/contracts/simulation-ensemble";
import { RunFolderError } from "../folder/run-folder-error.js";
import { canonicalJson } from "../hash/canonical-json.js";
import type { ScenarioCode } from "../policy/simulation-code.js";
import type { LoadedScenario } from "../scenario/loaded-scenario.js";
import {
  createEnsembleFolder,
  type EnsembleFolder,
  holdsEnsemble,
  openEnsembleFolder,
} from "./ensemble-folder.js";
import { type EnsembleShape, ensemblePlan } from "./ensemble-plan.js";

/**
 * Creates a folder for an ensemble, or opens it if it already contains the same ensemble. It serves callers that create
 * several ensembles and may be interrupted.
 * @throws {RunFolderError} when the folder contains other files or another ensemble
 * @throws {FilesError} LOCKED when another process uses the folder; UNWRITABLE when the folder cannot be written
 */
export async function beginEnsembleFolder(
  folder: string,
  scenario: LoadedScenario,
  shape: EnsembleShape,
  code: ScenarioCode = {},
): Promise<EnsembleFolder> {
  if (!(await holdsEnsemble(folder))) return createEnsembleFolder(folder, scenario, shape, code);
  const found = await openEnsembleFolder(folder, code);
  // An ensemble started by an earlier version is resumed unchanged.
  const wanted = [runsOf(ensemblePlan(scenario, shape)), filesOf(scenario)];
  const begun = [runsOf(found.ensemble), filesOf(found.scenario)];
  if (canonicalJson(wanted) === canonicalJson(begun)) return found;
  await found.close();
  throw new RunFolderError(`${folder} holds an ensemble of another scenario; choose another folder`);
}

/** Returns the parts of a plan that do not depend on the version of Concordat that created it. */
function runsOf({
  packages: _packages,
  rules_version: _rules,
  sha256: _sha256,
  ...runs
}: SimulationEnsemble) {
  return runs;
}

function filesOf({ inputs }: LoadedScenario): string[][] {
  return inputs.map(({ name, sha256 }) => [name, sha256]);
}
