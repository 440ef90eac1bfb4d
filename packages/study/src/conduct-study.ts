import { checkOptions, type Rules, rules, safeListener } from "@concordat/contracts/options";
import type { EnsembleRun } from "@concordat/contracts/simulation-ensemble";
import type { SimulationEvent } from "@concordat/contracts/simulation-event";
import { type StudyReport, studyReport } from "@concordat/contracts/study-report";
import {
  type Limits,
  type ModelPolicies,
  needsModel,
  type Pause,
  type ScenarioCode,
} from "@concordat/simulation";
import { type RunUsage, spend, zeroUsage } from "@concordat/simulation/limits";
import { adviceOf, nothingToWeigh } from "./advice/advice-of.js";
import { askCopilot } from "./advice/ask-copilot.js";
import { analyseDecisions } from "./analysis/analyse-decisions.js";
import { exportDecisions } from "./analysis/export-decisions.js";
import { measureMessages } from "./compare/measure-messages.js";
import { type RecordedMessage, recordedMessage } from "./compare/recorded-runs.js";
import { collectFigures } from "./figures/collect-figures.js";
import type { StudyFigures } from "./figures/study-figures.js";
import { renderHtml } from "./page/study-page.js";
import { playMessages } from "./play/play-messages.js";
import { type ComputedReport, computedReport } from "./report/build-report.js";
import { numbersIn } from "./report/numbers.js";
import type { AskModel } from "./step/ask-model.js";
import { type LimitedModel, limitedModel } from "./step/limited-model.js";
import { StepPaused } from "./step/pausing-step.js";
import { usageOfModel } from "./step/usage-of-model.js";
import { names } from "./study/layout.js";
import type { StudyFolder } from "./study/study-folder.js";
import { studyFolderRule } from "./study/study-folder-rule.js";

/** A step of a study. */
export type StudyStep = "play" | "compare" | "export" | "analyse" | "advise" | "report";

/** What happens while a study is conducted. */
export type StudyEvent =
  | {
      /** A step begins. */
      readonly type: "step";
      /** Which one. */
      readonly step: StudyStep;
    }
  | {
      /** Something happened in a run. */
      readonly type: "run";
      /** The name of the message. */
      readonly message: string;
      /** The run. */
      readonly run: EnsembleRun;
      /** What happened. */
      readonly event: SimulationEvent;
    }
  | {
      /** The analyst begins an iteration. */
      readonly type: "iteration";
      /** Which one, counted from 1. */
      readonly iteration: number;
      /** How many there are. */
      readonly of: number;
    }
  | {
      /** The copilot begins a part of its work. */
      readonly type: "advice";
      /** What it requests: a plan, the words of a specialist, a synthesis. */
      readonly part: string;
    };

/** Which study is conducted, and how. */
export interface ConductOptions extends ScenarioCode {
  /** The study, as `createStudyFolder` or `openStudyFolder` gives it. */
  readonly study: StudyFolder;
  /** Who decides: needed unless rules decide for all agents. */
  readonly model?: ModelPolicies;
  /** The model that is asked for words about what was computed. Default: none, and the report says so. */
  readonly words?: Omit<AskModel, "signal">;
  /** Decisions made concurrently. Default 1. */
  readonly concurrency?: number;
  /** When to pause: decisions, answers to surveys and words of all messages together. Default: never. */
  readonly limits?: Limits;
  /** Stops the study; everything recorded stays. */
  readonly signal?: AbortSignal;
  /** Called with everything that happens. Errors that it throws are reported on the console and change nothing. */
  readonly onEvent?: (event: StudyEvent) => void;
}

/** How a study ended. */
export type StudyResult =
  | {
      readonly state: "completed";
      /** Its result; `report.json` and `report.html` of its folder. */
      readonly report: StudyReport;
      /** Additional figures of its page: means with intervals, the decisions behind numbers, answers to surveys. */
      readonly figures: StudyFigures;
    }
  | {
      readonly state: "paused";
      /** The step that was not finished. */
      readonly step: StudyStep;
      /** Why. The same call continues it. */
      readonly pause: Pause;
    };

const conductRules: Rules<ConductOptions> = {
  study: studyFolderRule,
  model: rules.record,
  words: rules.record,
  rankers: rules.list,
  custom: rules.list,
  concurrency: rules.natural,
  limits: rules.record,
  signal: rules.signal,
  onEvent: rules.aFunction,
};

/**
 * Conducts a study from where it stands: plays the ensembles that are not complete, compares them, exports them, lets a model look
 * at the decisions and weigh the numbers, and writes `report.json` and `report.html`. It can be stopped anywhere.
 *
 * A step that cannot be made now pauses the study; it never is in the report as something that was not found.
 * @throws {RangeError} when an option is invalid
 * @throws {RunMismatchError} when runs were begun with another model
 * @throws {FilesError} when a file in the folder is not its own, or cannot be written
 * @example
 * const result = await conductStudy({ study, model, words: { client } });
 */
export async function conductStudy(options: ConductOptions): Promise<StudyResult> {
  checkOptions(options, conductRules);
  const conduct = new Conduct(options);
  try {
    return await conduct.run();
  } catch (error) {
    const { signal } = options;
    if (error instanceof StepPaused) return { state: "paused", step: conduct.step, pause: error.pause };
    if (signal?.aborted !== true || error !== signal.reason) throw error;
    const pause: Pause = { cause: "interrupted", code: "ABORTED", message: "the study was stopped" };
    return { state: "paused", step: conduct.step, pause };
  }
}

class Conduct {
  /** The step that is being made. */
  step: StudyStep = "play";
  private readonly options: ConductOptions;
  private readonly code: ScenarioCode;
  private readonly spent: RunUsage = zeroUsage();
  private readonly hear: (event: StudyEvent) => void;

  constructor(options: ConductOptions) {
    const { rankers = [], custom = [] } = options;
    this.options = options;
    this.code = { rankers, custom };
    this.hear = safeListener("onEvent", options.onEvent);
  }

  async run(): Promise<StudyResult> {
    await this.play();
    const { computed, figures } = await this.compare();
    const model = this.wordsModel();
    const analysis = await limited(model, (ask) => this.analyse(ask));
    const advice = await limited(model, (ask) => this.advise(computed, ask));
    const report = studyReport.parse({ ...computed, analysis, advice });
    this.begin("report");
    const { files } = this.options.study;
    await files.write(names.report, `${JSON.stringify(report, null, 2)}\n`);
    await files.write(names.html, renderHtml(report, figures));
    return { state: "completed", report, figures };
  }

  private begin(step: StudyStep): void {
    this.options.signal?.throwIfAborted();
    this.step = step;
    this.hear({ type: "step", step });
  }

  private async play(): Promise<void> {
    this.begin("play");
    const { words: _, onEvent: __, ...options } = this.options;
    const { folder } = this.options.study;
    if (this.options.limits !== undefined) spend(this.spent, await usageOfModel(folder));
    const pause = await playMessages({
      ...options,
      spent: this.spent,
      onEvent: (message, run, event) => this.hear({ type: "run", message, run, event }),
    });
    if (pause !== null) throw new StepPaused(pause);
  }

  private async compare(): Promise<{ readonly computed: ComputedReport; readonly figures: StudyFigures }> {
    this.begin("compare");
    const { study } = this.options;
    const measured = await measureMessages(study, this.code);
    const recorded: RecordedMessage[] = [];
    for (const { name } of study.study.messages) recorded.push(await recordedMessage(study, name, this.code));
    const computed = computedReport(study, measured, recorded);
    for (const [index, { file }] of computed.pairs.entries())
      await study.files.write(file, `${JSON.stringify(measured.comparisons[index], null, 2)}\n`);
    return { computed, figures: collectFigures(study, measured, recorded) };
  }

  private async analyse(ask: AskModel | null): Promise<StudyReport["analysis"]> {
    this.begin("export");
    const { study, signal } = this.options;
    const exported = await exportDecisions(study, this.code, signal);
    this.begin("analyse");
    return analyseDecisions({
      study,
      exported,
      ask,
      onIteration: (iteration, of) => this.hear({ type: "iteration", iteration, of }),
    });
  }

  private async advise(computed: ComputedReport, ask: AskModel | null): Promise<StudyReport["advice"]> {
    this.begin("advise");
    const { study } = this.options;
    if (ask === null) return { state: "not-made", reason: "no model was asked to weigh the numbers" };
    const reason = nothingToWeigh(computed.answer);
    if (reason !== null) return { state: "not-made", reason };
    const run = await askCopilot({ ...computed, study }, ask, (part) => this.hear({ type: "advice", part }));
    return adviceOf(run, numbersIn(computed));
  }

  /** Who is asked for words; `null` if no model decides, or none was given. */
  private wordsModel(): LimitedModel | null {
    const { study, words, signal, limits = {} } = this.options;
    if (words === undefined || !needsModel(study.scenario)) return null;
    return limitedModel({ ...words, ...(signal === undefined ? {} : { signal }) }, limits, this.spent);
  }
}

/** Makes a step that requests words; a limit that is reached in it pauses the study. */
async function limited<Made>(
  model: LimitedModel | null,
  make: (ask: AskModel | null) => Promise<Made>,
): Promise<Made> {
  try {
    return await make(model?.ask ?? null);
  } catch (error) {
    const limit = model?.reached() ?? null;
    throw error instanceof StepPaused && limit !== null
      ? new StepPaused({ cause: "limit", ...limit })
      : error;
  }
}
