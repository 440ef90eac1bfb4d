import { join } from "node:path";
import type { RoundRecord } from "@concordat/contracts/round-record";
import type { EnsembleRun, SimulationEnsemble } from "@concordat/contracts/simulation-ensemble";
import type { SimulationManifest } from "@concordat/contracts/simulation-manifest";
import { removeLocks, removeTemporaries } from "@concordat/files";
import { holdsNoRun } from "../folder/holds-no-run.js";
import { isRunFolder } from "../folder/is-run-folder.js";
import { runFiles } from "../folder/layout.js";
import { manifestFile } from "../folder/manifest-file.js";
import { createRunFolder, openRunFolder, type RunFolder, readRunLedger } from "../folder/run-folder.js";
import type { Ledger } from "../ledger/ledger.js";
import type { ModelPolicies } from "../policy/policies.js";
import { rulesVersionOf } from "../policy/rules-version.js";
import type { ScenarioCode } from "../policy/simulation-code.js";
import { manifestDifference } from "../run/manifest.js";
import { Progress } from "../run/progress/progress.js";
import type { RunSummary } from "../run/simulate-options.js";
import { checkSameRun, closedRounds, RunMismatchError, storedManifest } from "../run/start-run.js";
import { recordedRounds } from "../scenario/surveys/scenario-surveys.js";
import { type EnsembleFolder, runFolderOf } from "./ensemble-folder.js";
import { runScenario } from "./ensemble-plan.js";

/** A run of an ensemble, and its progress. */
export interface EnsembleMember extends EnsembleRun {
  /** Whether the folder of the run contains a started run. */
  readonly begun: boolean;
  /** The result of the run; `null` if it is not complete. */
  readonly summary: RunSummary | null;
}

/**
 * Reads the progress of a run of an ensemble.
 * @throws {RunMismatchError} when the run was started with another scenario or another model
 */
export async function readMember(
  ensemble: EnsembleFolder,
  run: EnsembleRun,
  model: ModelPolicies | undefined,
): Promise<EnsembleMember> {
  const folder = runFolderOf(ensemble, run);
  if (!(await isRunFolder(folder)) || (await isUnbegun(folder)))
    return { ...run, begun: false, summary: null };
  const ledger = await readRunLedger(folder);
  try {
    const manifest = await storedManifest(ledger);
    if (manifest === null) return { ...run, begun: false, summary: null };
    checkSameRun(manifest, runScenario(ensemble.scenario, ensemble.ensemble, run), model);
    const other = rulesDifference(manifest, ensemble.ensemble);
    if (other !== null) throw new RunMismatchError(other);
    const rounds = await closedRounds(ledger);
    const complete = rounds.length === recordedRounds(ensemble.scenario);
    return { ...run, begun: true, summary: complete ? summaryOf(manifest.identity, rounds) : null };
  } finally {
    await ledger.close();
  }
}

/**
 * Describes how a recorded run differs from the run in the ensemble's list. Returns `null` if it does not differ, or
 * has not started.
 */
export async function memberDifference(
  { scenario, ensemble }: Pick<EnsembleFolder, "scenario" | "ensemble">,
  run: EnsembleRun,
  ledger: Ledger,
): Promise<string | null> {
  const manifest = await storedManifest(ledger);
  if (manifest === null) return null;
  const different =
    manifestDifference(manifest, runScenario(scenario, ensemble, run)) ?? rulesDifference(manifest, ensemble);
  return different === null ? null : `it has ${different} and is not the run that the ensemble lists`;
}

function rulesDifference(manifest: SimulationManifest, ensemble: SimulationEnsemble): string | null {
  return rulesVersionOf(manifest) === rulesVersionOf(ensemble) ? null : "another version of rules";
}

/**
 * Whether the creation of a run's folder was interrupted before any row was recorded, for example because the disk was
 * full.
 */
async function isUnbegun(folder: string): Promise<boolean> {
  return (await manifestFile(folder)) === null && (await holdsNoRun(join(folder, runFiles.ledger)));
}

/**
 * Completes the last steps of a finished run whose process was killed: it writes the manifest next to the ledger, and
 * removes locks and temporary files.
 */
export async function tidyMember(
  ensemble: EnsembleFolder,
  run: EnsembleRun,
  code: ScenarioCode,
): Promise<void> {
  const folder = runFolderOf(ensemble, run);
  await removeLocks(folder);
  await removeTemporaries(folder);
  if ((await manifestFile(folder)) !== null) return;
  const opened = await openRunFolder(folder, code);
  await opened.writeManifest();
  await opened.close();
}

/** Opens the folder of a run, or creates it. */
export async function openMember(
  ensemble: EnsembleFolder,
  run: EnsembleRun,
  code: ScenarioCode,
): Promise<RunFolder> {
  const folder = runFolderOf(ensemble, run);
  if (await isRunFolder(folder)) return openRunFolder(folder, code);
  return createRunFolder(folder, runScenario(ensemble.scenario, ensemble.ensemble, run), code);
}

function summaryOf(identity: string, rounds: readonly RoundRecord[]): RunSummary {
  const progress = new Progress(identity);
  for (const round of rounds) progress.close(round);
  return progress.summary;
}
