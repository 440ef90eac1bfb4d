import { renderCalibration } from "@concordat/calibration";
import { checkOptions, omitUndefined, safeListener } from "@concordat/contracts/options";
import { type StudyPeople, type StudyReport, studyReport } from "@concordat/contracts/study-report";
import { needsModel, type Pause, type ScenarioCode } from "@concordat/simulation";
import { type RunUsage, spend, zeroUsage } from "@concordat/simulation/limits";
import { adviceOf, nothingToWeigh } from "./advice/advice-of.js";
import { askCopilot } from "./advice/ask-copilot.js";
import { analyseDecisions } from "./analysis/analyse-decisions.js";
import { exportDecisions } from "./analysis/export-decisions.js";
import { measureMessages } from "./compare/measure-messages.js";
import { type RecordedMessage, recordedMessage } from "./compare/recorded-runs.js";
import { type ConductOptions, conductRules, type StudyResult } from "./conduct-options.js";
import { collectFigures } from "./figures/collect-figures.js";
import type { StudyFigures } from "./figures/study-figures.js";
import { renderHtml } from "./page/study-page.js";
import { calibrateMessages } from "./people/calibrate-messages.js";
import { checkDesignOfStudy } from "./people/check-design-of-study.js";
import { checkRealAnswers, type StudyRealAnswers } from "./people/real-answers-of-study.js";
import { storedRealAnswers, storeRealAnswers } from "./people/stored-real-answers.js";
import { playMessages } from "./play/play-messages.js";
import { type ComputedReport, computedReport } from "./report/build-report.js";
import { caveatsWithPeople, unseenCaveat } from "./report/caveats.js";
import { numbersIn } from "./report/numbers.js";
import type { AskModel } from "./step/ask-model.js";
import { type LimitedModel, limitedModel } from "./step/limited-model.js";
import { StepPaused } from "./step/pausing-step.js";
import { usageOfModel } from "./step/usage-of-model.js";
import { studyFiles } from "./study/layout.js";
import type { StudyEvent, StudyStep } from "./study-event.js";

/**
 * Conducts a study from its current state. It runs incomplete ensembles, compares and exports them, asks a model to
 * analyse the decisions and to assess the results, and writes `report.json` and `report.html`. It can be stopped at any
 * time. If a step cannot be done at the moment, the study is paused. If a step is missing, the report says so.
 * @throws {RangeError} when an option is invalid, or the real answers do not belong to the study
 * @throws {RunMismatchError} when runs were started with another model
 * @throws {FilesError} when a file in the folder does not belong to the study, or cannot be written
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
  /** The current step. */
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
    const real = await this.realAnswers();
    await this.play();
    const { computed, figures } = await this.compare();
    const people = real === null ? null : withUnseen(await this.calibrate(real), computed.messages);
    const model = this.wordsModel();
    const analysis = await limited(model, (ask) => this.analyse(ask));
    const advice = await limited(model, (ask) => this.advise(computed, ask));
    const report = studyReport.parse({
      ...{ ...computed, analysis, advice },
      ...(people === null ? {} : { people, caveats: caveatsWithPeople(computed.caveats, people.answered) }),
    });
    this.begin("report");
    const { files } = this.options.study;
    await files.write(studyFiles.report, `${JSON.stringify(report, null, 2)}\n`);
    await files.write(studyFiles.html, renderHtml(report, figures));
    return { state: "completed", report, figures };
  }

  private begin(step: StudyStep): void {
    this.options.signal?.throwIfAborted();
    this.step = step;
    this.hear({ type: "step", step });
  }

  private async play(): Promise<void> {
    this.begin("play");
    const { words: _, onEvent: __, real: ___, ...options } = this.options;
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

  /**
   * Validates and stores the real answers, and returns them; `null` if there are none. Call it before anything else
   * runs.
   */
  private async realAnswers(): Promise<StudyRealAnswers | null> {
    const { study, real } = this.options;
    const found = real ?? (await storedRealAnswers(study));
    if (found === null) return null;
    checkRealAnswers(study, found);
    checkDesignOfStudy(study, found);
    if (real !== undefined) await storeRealAnswers(study, real);
    return found;
  }

  private async calibrate(real: StudyRealAnswers): Promise<StudyPeople> {
    const { study } = this.options;
    const { people, report } = await calibrateMessages(study, real, this.code);
    if (report !== null) {
      await study.files.write(studyFiles.calibration, `${JSON.stringify(report, null, 2)}\n`);
      await study.files.write(studyFiles.calibrationPage, renderCalibration(report));
    }
    return people;
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

  /** Returns the model that writes texts; `null` if none was given, or only rules decide. */
  private wordsModel(): LimitedModel | null {
    const { study, words, signal, limits = {} } = this.options;
    if (words === undefined || !needsModel(study.scenario)) return null;
    return limitedModel({ ...words, ...omitUndefined({ signal }) }, limits, this.spent);
  }
}

/** Runs a step that requests texts. If a limit is reached, the study pauses. */
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

/** Adds to the sentence about people that agents did not see the messages: the difference is then one of people alone. */
function withUnseen(people: StudyPeople, messages: ComputedReport["messages"]): StudyPeople {
  const unseen = unseenCaveat(messages);
  return unseen === null ? people : { ...people, sentence: `${people.sentence} ${unseen}` };
}
