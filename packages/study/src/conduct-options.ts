import { type Rules, rules } from "@concordat/contracts/options";
import type { StudyReport } from "@concordat/contracts/study-report";
import type { Limits, ModelPolicies, Pause, ScenarioCode } from "@concordat/simulation";
import type { RunHold } from "@concordat/simulation/sqlite";
import type { StudyFigures } from "./figures/study-figures.js";
import { realAnswersRule, type StudyRealAnswers } from "./people/real-answers-of-study.js";
import type { PlayedRun } from "./play/play-messages.js";
import type { AskModel } from "./step/ask-model.js";
import type { StudyFolder } from "./study/study-folder.js";
import { studyFolderRule } from "./study/study-folder-rule.js";
import type { StudyEvent, StudyStep } from "./study-event.js";

/** Options for conducting a study. */
export interface ConductOptions extends ScenarioCode {
  /** The study, as returned by `createStudyFolder` or `openStudyFolder`. */
  readonly study: StudyFolder;
  /** The model's policies; required unless rules decide for all agents. */
  readonly model?: ModelPolicies;
  /** The model that writes texts about the computed results. By default, no model does, and the report states it. */
  readonly words?: Omit<AskModel, "signal">;
  /**
   * Real answers of some of the people whom the agents represent. If they are given, the report also makes statements
   * about people. They are stored in the study's folder. Default: the stored answers; if there are none, the report is
   * only about agents.
   */
  readonly real?: StudyRealAnswers;
  /** Maximum number of concurrent decisions. Default 1. */
  readonly concurrency?: number;
  /** Limits for the decisions, survey answers and texts of all messages together. Default: none. */
  readonly limits?: Limits;
  /** Stops the study. The recorded results are kept. */
  readonly signal?: AbortSignal;
  /** Called with every event. An error of the callback is reported on the console and does not affect the study. */
  readonly onEvent?: (event: StudyEvent) => void;
  /**
   * Called when a run's folder is open, before the run starts. Returns a function that may pause this run, or `null`.
   * Default: none.
   */
  readonly openHold?: (run: PlayedRun) => Promise<RunHold | null>;
}

export const conductRules: Rules<ConductOptions> = {
  study: studyFolderRule,
  model: rules.record,
  words: rules.record,
  real: realAnswersRule,
  rankers: rules.list,
  custom: rules.list,
  concurrency: rules.natural,
  limits: rules.record,
  signal: rules.signal,
  onEvent: rules.aFunction,
  openHold: rules.aFunction,
};

/** The result of a study, which is complete or paused. */
export type StudyResult =
  | {
      readonly state: "completed";
      /** The report. It is also written to `report.json` and `report.html` in the study's folder. */
      readonly report: StudyReport;
      /**
       * Additional figures for the page: means with intervals, the decisions behind the numbers, and survey answers.
       */
      readonly figures: StudyFigures;
    }
  | {
      readonly state: "paused";
      /** The step that was not completed. */
      readonly step: StudyStep;
      /** The reason for the pause. Calling the function again resumes the study. */
      readonly pause: Pause;
    };
