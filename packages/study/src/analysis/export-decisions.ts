import { join } from "node:path";
import { omitUndefined } from "@concordat/contracts/options";
import type { ScenarioCode } from "@concordat/simulation";
import { readEnsembleFolder, readRunFolder, runFolderOf } from "@concordat/simulation/sqlite";
import { exportRuns, type LabelledRun } from "@concordat/simulation-export";
import { cachedStep } from "../step/cached-step.js";
import { messageFolder, studyFiles } from "../study/layout.js";
import type { StudyFolder } from "../study/study-folder.js";

const labels = [
  { name: "message", meaning: "The name of the message that was posted." },
  { name: "run", meaning: "The run: its folder in that of the message." },
];

/**
 * Exports the runs of all messages as tables.
 * @returns the path of the file with the decisions
 * @throws {FilesError} when a file in the folder does not belong to the export, or cannot be written
 */
export async function exportDecisions(
  { folder, study }: StudyFolder,
  code: ScenarioCode,
  signal: AbortSignal | undefined,
): Promise<string> {
  const runs: LabelledRun[] = [];
  for (const message of study.messages) {
    const place = join(folder, messageFolder(message));
    const { ensemble } = await readEnsembleFolder(place, code);
    for (const run of ensemble.runs)
      runs.push({
        labels: [message.name, run.folder],
        open: () => readRunFolder(runFolderOf({ folder: place }, run), code),
      });
  }
  const out = join(folder, studyFiles.tables);
  const parts = [studyFiles.tables, studyFiles.analysis, studyFiles.advice];
  await cachedStep(folder, parts, () =>
    exportRuns({ ...code, labels, runs, out, ...omitUndefined({ signal }) }),
  );
  return join(out, "decisions.parquet");
}
