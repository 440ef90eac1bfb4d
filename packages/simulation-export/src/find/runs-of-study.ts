import { join } from "node:path";
import { study as studyContract } from "@concordat/contracts/study";
import { readOwnFile, systemCode, systemReason } from "@concordat/files";
import type { ScenarioCode } from "@concordat/simulation";
import { RunFolderError } from "@concordat/simulation/sqlite";
import { type FoundRuns, joinRuns, type RunLabel, withLabel } from "./found-runs.js";

const messageLabel: RunLabel = {
  name: "message",
  meaning: "The name of the message that was posted.",
  type: "VARCHAR",
};

/**
 * Returns the runs of a study, from the ensembles of its messages; `null` if the folder contains no study.
 * @throws {RunFolderError} when the file of the study is damaged
 */
export async function runsOfStudy(
  folder: string,
  runsOfEnsemble: (folder: string, code: ScenarioCode) => Promise<FoundRuns>,
  code: ScenarioCode,
): Promise<FoundRuns | null> {
  const file = join(folder, "study.json");
  const bytes = await readOwnFile(file).catch((error: unknown) => {
    if (systemCode(error) === "ENOTDIR") return null;
    throw new RunFolderError(`${file} cannot be read: ${systemReason(error)}`);
  });
  if (bytes === null) return null;
  const places: FoundRuns[] = [];
  for (const { name } of studyIn(file, bytes.toString("utf8")).messages)
    places.push(withLabel(await runsOfEnsemble(join(folder, "messages", name), code), messageLabel, name));
  return joinRuns(places);
}

function studyIn(file: string, text: string) {
  try {
    return studyContract.parse(JSON.parse(text));
  } catch (cause) {
    throw new RunFolderError(`${file} is not a study (study/v1); put it back`, { cause });
  }
}
