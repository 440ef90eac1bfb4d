import { checkValue } from "@concordat/contracts/options";
import type { ScenarioCode } from "@concordat/simulation";
import { needsModel } from "@concordat/simulation";
import { ensembleCost, readEnsembleFolder } from "@concordat/simulation/sqlite";
import { copilotSteps, maxAttempts } from "./limits.js";
import { ensembleFolders } from "./study/layout.js";
import type { StudyFolder } from "./study/study-folder.js";
import { studyFolderRule } from "./study/study-folder-rule.js";

/** What a study requests from its beginning to its end, before any request. */
export interface StudyCost {
  /** Decisions of all messages' runs at least. */
  readonly least: number | null;
  /** Decisions at most. Null: not limited. */
  readonly most: number | null;
  /** Answers to surveys in all runs; null: not known before each run has drawn its audience. */
  readonly answers: number | null;
  /** Answers that the analyst and the copilot ask for at most; 0 where no model decides. */
  readonly words: number;
}

/** What a study will cost. */
export async function studyCost(
  place: Pick<StudyFolder, "folder" | "study" | "scenario">,
  code: ScenarioCode = {},
): Promise<StudyCost> {
  checkValue(place, studyFolderRule, "study");
  const { folder, study, scenario } = place;
  let least: number | null = 0;
  let most: number | null = 0;
  let answers: number | null = 0;
  for (const place of ensembleFolders(folder, study)) {
    const cost = await ensembleCost(await readEnsembleFolder(place, code), code);
    least = least === null || cost.least === null ? null : least + cost.least;
    most = most === null || cost.most === null ? null : most + cost.most;
    answers = answers === null || cost.answers === null ? null : answers + cost.answers;
  }
  // The analyst is asked once more for the words of its report.
  const analyst = study.iterations === 0 ? 0 : study.iterations + 1;
  return { least, most, answers, words: needsModel(scenario) ? maxAttempts * (analyst + copilotSteps) : 0 };
}
