import type { SimulationComparison } from "@concordat/contracts/simulation-comparison";
import { compareSides, type MeasuredRun, type ScenarioCode } from "@concordat/simulation";
import { measureFolder } from "@concordat/simulation/sqlite";
import { ensembleFolders } from "../study/layout.js";
import type { StudyFolder } from "../study/study-folder.js";

/** The measures of all runs of a study. */
export interface MeasuredStudy {
  /** The runs of each message, in the order of the messages. */
  readonly sides: readonly (readonly MeasuredRun[])[];
  /** The comparisons of all pairs of messages, in the order (1, 2), (1, 3) … (2, 3) … */
  readonly comparisons: readonly SimulationComparison[];
}

/**
 * Measures the post of each message in all runs, and compares the messages with each other.
 * @throws {RunFolderError} when a run is not complete
 */
export async function measureMessages(
  { folder, study, post }: StudyFolder,
  code: ScenarioCode,
): Promise<MeasuredStudy> {
  const sides: MeasuredRun[][] = [];
  for (const place of ensembleFolders(folder, study))
    sides.push(await measureFolder(place, { ...code, post }));
  return { sides, comparisons: compareSides({ sides, deciding: study.measure }) };
}
