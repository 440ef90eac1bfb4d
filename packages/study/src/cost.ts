import { checkValue } from "@concordat/contracts/options";
import type { ScenarioCode } from "@concordat/simulation";
import { needsModel } from "@concordat/simulation";
import { ensembleCost, readEnsembleFolder } from "@concordat/simulation/sqlite";
import { copilotSteps, maxAttempts } from "./limits.js";
import { ensembleFolders } from "./study/layout.js";
import type { StudyFolder } from "./study/study-folder.js";
import { studyFolderRule } from "./study/study-folder-rule.js";

/** The number of requests of a complete study, computed before the first request. */
export interface StudyCost {
  /** Minimum number of decisions in the runs of all messages; `null` if each run generates its own audience. */
  readonly least: number | null;
  /** Maximum number of decisions; `null` if unlimited. */
  readonly most: number | null;
  /** Number of survey answers in all runs; `null` if each run generates its own audience. */
  readonly answers: number | null;
  /** Maximum number of requests by the analyst and the copilot; 0 if only rules decide. */
  readonly words: number;
}

/** Computes the cost of a study. */
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
  // The analyst sends one additional request for the text of its report.
  const analyst = study.iterations === 0 ? 0 : study.iterations + 1;
  return { least, most, answers, words: needsModel(scenario) ? maxAttempts * (analyst + copilotSteps) : 0 };
}
