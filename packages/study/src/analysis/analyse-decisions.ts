import { join } from "node:path";
import { AnalystError, analyze, openTable } from "@concordat/analyst";
import { type AnalysisReport, analysisReport } from "@concordat/contracts/analysis-report";
import { ConcordatError } from "@concordat/contracts/contract";
import type { StudyAnalysis } from "@concordat/contracts/study-report";
import { attachRun, FilesError, readWhole } from "@concordat/files";
import { StudyError } from "../error/study-error.js";
import type { AskModel } from "../step/ask-model.js";
import { cachedStep } from "../step/cached-step.js";
import { pausing } from "../step/pausing-step.js";
import { exists } from "../study/exists.js";
import { studyFiles } from "../study/layout.js";
import type { StudyFolder } from "../study/study-folder.js";

/** The input for the analysis of a study's decisions. */
export interface AnalysedStudy {
  readonly study: StudyFolder;
  /** The path of the file with the decisions of all messages. */
  readonly exported: string;
  readonly ask: AskModel | null;
  readonly onIteration: (iteration: number, of: number) => void;
}

/**
 * Asks the analyst to explore the table of all decisions, or resumes its analysis.
 * @throws {StepPaused} when the model is unavailable, a limit is reached, or the study was stopped
 * @throws {FilesError} when the folder of the analysis contains other files
 */
export async function analyseDecisions({
  study: { folder, study, scenario },
  exported,
  ask,
  onIteration,
}: AnalysedStudy): Promise<StudyAnalysis> {
  if (ask === null)
    return notMade("no model decides in this scenario, so none was asked to look at its decisions");
  if (study.iterations === 0) return notMade("the study asks for no analysis: its iterations are 0");
  const out = join(folder, studyFiles.analysis);
  const made = await madeBefore(out);
  if (made !== null) return asAnalysis(made);
  try {
    const table = await openTable(exported);
    try {
      const { report } = await cachedStep(folder, [studyFiles.analysis], () =>
        pausing(() =>
          analyze({
            ...ask,
            table,
            question: `${study.question} What do the decisions on the messages ${study.messages.map(({ name }) => name).join(", ")} say?`,
            // The research question is not about this table, so it is not converted to a query.
            readQuestion: false,
            aggregate: "count",
            out,
            iterations: study.iterations,
            seed: scenario.scenario.seed,
            inputs: [exported],
            resume: true,
            onEvent(event) {
              if (event.type === "iteration-started") onIteration(event.iteration, study.iterations);
            },
          }),
        ),
      );
      return asAnalysis(report);
    } finally {
      await table.close();
    }
  } catch (error) {
    if (AnalystError.isInstance(error) || isOverflow(error)) return notMade(`it failed: ${error.message}`);
    throw error;
  }
}

function isOverflow(error: unknown): error is ConcordatError {
  return ConcordatError.isInstance(error) && error.code === "CONTEXT_OVERFLOW";
}

function notMade(reason: string): StudyAnalysis {
  return { state: "not-made", reason };
}

/**
 * Returns the report of a complete analysis. Returns `null` if its page does not exist, because the page is written
 * last.
 */
async function madeBefore(folder: string): Promise<AnalysisReport | null> {
  if (!(await exists(join(folder, "report.html")))) return null;
  const file = join(folder, "report.json");
  try {
    await requireUnchanged(folder);
    return analysisReport.parse(JSON.parse((await readWhole(file, { pipes: false })).toString("utf8")));
  } catch (cause) {
    if (FilesError.isInstance(cause) && cause.code === "LOCKED") throw cause;
    const what =
      FilesError.isInstance(cause) && cause.code === "CHANGED"
        ? cause.message
        : `${file} is not the report of the study's analysis; put it back`;
    throw new StudyError("DAMAGED", `${what}, or remove ${folder} to have it made again`, { cause });
  }
}

/** Checks that the files of a complete analysis are unchanged. A process that was killed may have left its lock. */
async function requireUnchanged(folder: string): Promise<void> {
  const run = await attachRun({ at: { folder } });
  if (run === null)
    throw new FilesError("CHANGED", `${join(folder, studyFiles.claim)} is missing; put it back`);
  try {
    await run.requireUnchanged();
  } finally {
    await run.release();
  }
}

function asAnalysis({ findings, shortfalls }: AnalysisReport): StudyAnalysis {
  return {
    state: "made",
    folder: studyFiles.analysis,
    findings: findings.map(({ statement, evidence }) => ({ statement, evidence: [...evidence] })),
    shortfalls: [...shortfalls],
  };
}
