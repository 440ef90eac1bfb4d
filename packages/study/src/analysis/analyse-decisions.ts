import { access, readFile } from "node:fs/promises";
import { join } from "node:path";
import { AnalystError, analyze, openTable } from "@concordat/analyst";
import { type AnalysisReport, analysisReport } from "@concordat/contracts/analysis-report";
import { ConcordatError } from "@concordat/contracts/contract";
import type { StudyAnalysis } from "@concordat/contracts/study-report";
import type { AskModel } from "../step/ask-model.js";
import { pausing } from "../step/pausing-step.js";
import { names } from "../study/layout.js";
import type { StudyFolder } from "../study/study-folder.js";
import type { ExportedStudy } from "./export-decisions.js";

/** What the analyst is to look at. */
export interface AnalysedStudy {
  readonly study: StudyFolder;
  readonly exported: ExportedStudy;
  readonly ask: AskModel | null;
  readonly onIteration: (iteration: number, of: number) => void;
}

/**
 * Lets the analyst explore the table of all decisions, or goes on where it was stopped.
 * @throws {StepPaused} when the model cannot be asked now
 * @throws {FilesError} when its folder is not its own
 */
export async function analyseDecisions({
  study: { folder, study, scenario },
  exported,
  ask,
  onIteration,
}: AnalysedStudy): Promise<StudyAnalysis> {
  if (exported.state === "not-made") return exported;
  if (ask === null)
    return notMade("no model decides in this scenario, so none was asked to look at its decisions");
  if (study.iterations === 0) return notMade("the study asks for no analysis: its iterations are 0");
  const out = join(folder, names.analysis);
  const made = await madeBefore(out);
  if (made !== null) return asAnalysis(made);
  try {
    const table = await openTable(exported.decisions);
    try {
      const { report } = await pausing(() =>
        analyze({
          ...ask,
          table,
          question: `${study.question} What do the decisions on the messages ${study.messages.map(({ name }) => name).join(", ")} say?`,
          aggregate: "count",
          out,
          iterations: study.iterations,
          seed: scenario.scenario.seed,
          inputs: [exported.decisions],
          resume: true,
          onEvent(event) {
            if (event.type === "iteration-started") onIteration(event.iteration, study.iterations);
          },
        }),
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

/** The report of an analysis that is complete: its page is written last. */
async function madeBefore(folder: string): Promise<AnalysisReport | null> {
  const isThere = await access(join(folder, "report.html")).then(
    () => true,
    () => false,
  );
  if (!isThere) return null;
  const value: unknown = JSON.parse(await readFile(join(folder, "report.json"), "utf8"));
  return analysisReport.parse(value);
}

function asAnalysis({ findings, shortfalls }: AnalysisReport): StudyAnalysis {
  return {
    state: "made",
    folder: names.analysis,
    findings: findings.map(({ statement, evidence }) => ({ statement, evidence: [...evidence] })),
    shortfalls: [...shortfalls],
  };
}
