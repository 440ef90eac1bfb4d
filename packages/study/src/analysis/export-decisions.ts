import { join } from "node:path";
import type { ScenarioCode } from "@concordat/simulation";
import { readEnsembleFolder, readRunFolder, runFolderOf } from "@concordat/simulation/sqlite";
import { ExportError, exportRuns, type LabelledRun } from "@concordat/simulation-export";
import { messageFolder, names } from "../study/layout.js";
import type { StudyFolder } from "../study/study-folder.js";

const labels = [
  { name: "message", meaning: "The name of the message that was posted." },
  { name: "run", meaning: "The run: its folder in that of the message." },
];

/** The tables of all runs, or why there are none. */
export type ExportedStudy =
  | { readonly state: "made"; readonly decisions: string }
  | { readonly state: "not-made"; readonly reason: string };

/**
 * Exports the runs of all messages as tables.
 * @throws {FilesError} when a file there is not its own, or cannot be written
 */
export async function exportDecisions(
  { folder, study }: StudyFolder,
  code: ScenarioCode,
  signal: AbortSignal | undefined,
): Promise<ExportedStudy> {
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
  const out = join(folder, names.tables);
  try {
    await exportRuns({ ...code, labels, runs, out, ...(signal === undefined ? {} : { signal }) });
  } catch (error) {
    if (!ExportError.isInstance(error)) throw error;
    return { state: "not-made", reason: error.message };
  }
  return { state: "made", decisions: join(out, "decisions.parquet") };
}
