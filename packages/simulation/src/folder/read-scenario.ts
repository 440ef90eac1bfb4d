import { join } from "node:path";
import { forkChange } from "@concordat/contracts/fork-change";
import { readOwnFile, systemReason } from "@concordat/files";
import type { ScenarioCode } from "../policy/simulation-code.js";
import { forkedScenario } from "../scenario/forked-scenario.js";
import { loadScenario } from "../scenario/load-scenario.js";
import type { LoadedScenario, ScenarioChange } from "../scenario/loaded-scenario.js";
import { runFiles } from "./layout.js";
import { RunFolderError } from "./run-folder-error.js";

/** Reads the scenario in a run's folder, including the changes of forks. */
export async function readScenario(folder: string, code: ScenarioCode): Promise<LoadedScenario> {
  const loaded = await loadScenario(join(folder, runFiles.scenario), code);
  const file = join(folder, runFiles.changes);
  const bytes = await readOwnFile(file).catch((error: unknown) => {
    throw new RunFolderError(`${file} cannot be read: ${systemReason(error)}`);
  });
  return changesOf(file, bytes === null ? "[]" : bytes.toString("utf8")).reduce(forkedScenario, loaded);
}

function changesOf(file: string, text: string): ScenarioChange[] {
  const damaged = new RunFolderError(`${file} is damaged; the run cannot be continued or verified`);
  let values: unknown;
  try {
    values = JSON.parse(text);
  } catch {
    throw damaged;
  }
  if (!Array.isArray(values)) throw damaged;
  return values.map((value: unknown) => {
    const { round, change }: Partial<Record<string, unknown>> = { ...Object(value) };
    if (typeof round !== "number" || !forkChange.is(change)) throw damaged;
    return { round, change: forkChange.parse(change) };
  });
}
