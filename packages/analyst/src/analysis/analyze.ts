import { join } from "node:path";
import type { AnalysisReport } from "@concordat/contracts/analysis-report";
import { AbortedError, type ConcordatError } from "@concordat/llm";
import { AnalystError } from "../error/analyst-error.js";
import { writeAtomically } from "../files/atomic-write.js";
import { attemptLines } from "../loop/attempt-lines.js";
import type { AnalyzeEvent } from "../loop/events.js";
import type { IterationRecord } from "../loop/iteration-record.js";
import type { ActionSettings } from "../loop/run-actions.js";
import { openRunFolder, type RunFolder } from "../loop/run-folder.js";
import { askIteration, completeIteration, turnOf } from "../loop/run-iteration.js";
import { buildReport } from "../report/build-report.js";
import { renderMarkdown } from "../report/render-markdown.js";
import type { AnalyzeOptions } from "./analyze-options.js";
import { type Facts, gatherFacts } from "./facts.js";
import { identityOf } from "./identity.js";

/** What an analysis came to. */
export interface Analysis {
  readonly report: AnalysisReport;
  readonly records: readonly IterationRecord[];
  /** The paths of report.json and report.md. */
  readonly files: { readonly json: string; readonly markdown: string };
}

/** Failures after which no further request can succeed. What was done is kept, and can be gone on with. */
const fatal: ReadonlySet<string> = new Set([
  "ABORTED",
  "CONNECTION_FAILED",
  "MODEL_NOT_FOUND",
  "CONTEXT_OVERFLOW",
  "REPLAY_MISS",
]);

/**
 * Explores a table in planned iterations and reports what drove a change. The model plans, chooses and words; DuckDB
 * computes every number. Writes run.json, iterations.jsonl, attempts.jsonl, the CSVs, report.json and report.md.
 *
 * An iteration of which the model makes nothing is left out and stated in the report; the analysis goes on.
 * @throws {AnalystError} BAD_OPTION, RUN_CONFLICT, LOG_UNREADABLE, QUERY_TIMEOUT, QUERY_FAILED
 * @throws {ConcordatError} ABORTED, CONNECTION_FAILED, MODEL_NOT_FOUND, CONTEXT_OVERFLOW, REPLAY_MISS: what was done so
 * far is kept, and `resume` goes on
 * @example
 * const table = await openTable("unemployment.json");
 * const { report } = await analyze({ table, question: "What drove the rise?", client, out: "out", compare: "2008:2009" });
 */
export async function analyze(options: AnalyzeOptions): Promise<Analysis> {
  checkOptions(options);
  try {
    return await run(options);
  } catch (error) {
    if (options.signal?.aborted !== true) throw error;
    throw new AbortedError("the analysis was stopped; go on with it in the same folder", { cause: error });
  }
}

function checkOptions({ question, iterations = 1 }: AnalyzeOptions): void {
  if (question.trim() === "") throw new AnalystError("BAD_OPTION", "there is no question to answer");
  if (!Number.isInteger(iterations) || iterations < 1) {
    throw new AnalystError(
      "BAD_OPTION",
      `cannot make ${iterations} iterations; give a whole number from 1 on`,
    );
  }
}

async function run(options: AnalyzeOptions): Promise<Analysis> {
  const start = performance.now();
  const { out, resume = false, onEvent = () => undefined } = options;
  const facts = await gatherFacts(options);
  const folder = await openRunFolder(out, await identityOf(options, facts), resume);
  const elapsedMs = Math.round(performance.now() - start);
  onEvent({ type: "started", iterations: facts.iterations, done: folder.records.length, elapsedMs });
  const records = await iterate(options, facts, folder, onEvent);
  return report(options, facts, folder, records, onEvent);
}

/** Makes the iterations that are missing after the last whole one. */
async function iterate(
  options: AnalyzeOptions,
  facts: Facts,
  folder: RunFolder,
  onEvent: (event: AnalyzeEvent) => void,
): Promise<IterationRecord[]> {
  const records = [...folder.records];
  const settings = actionSettings(options, facts);
  const first = (records.at(-1)?.iteration_number ?? 0) + 1;
  for (let iteration = first; iteration <= facts.iterations; iteration++) {
    const turn = turnOf(iteration, records, facts.iterations);
    const { phase } = turn;
    onEvent({ type: "iteration-started", iteration, phase });
    const outcome = await askIteration(turn, records, facts, options, (event) =>
      onEvent({ type: "request", iteration, event }),
    );
    await folder.addAttempts(attemptLines(outcome, { iteration, phase }));
    if (outcome.state !== "valid") {
      stopIfFatal(outcome.error);
      const { code, message } = outcome.error;
      onEvent({ type: "iteration-failed", iteration, code, message });
      continue;
    }
    const record = await completeIteration(outcome, records, facts, settings);
    await folder.addRecord(record);
    records.push(record);
    for (const result of record.meta.results) onEvent({ type: "action", iteration, result });
    onEvent({ type: "iteration-finished", iteration, record });
  }
  return records;
}

async function report(
  options: AnalyzeOptions,
  facts: Facts,
  folder: RunFolder,
  records: readonly IterationRecord[],
  onEvent: (event: AnalyzeEvent) => void,
): Promise<Analysis> {
  const built = await buildReport({
    ...{ folder: folder.path, records, facts, ask: options, csv: options },
    onEvent: (event) => onEvent({ type: "request", iteration: "report", event }),
  });
  await folder.addAttempts(attemptLines(built.outcome, { iteration: "report", phase: "report" }));
  if (built.outcome.state === "failed") stopIfFatal(built.outcome.error);
  const files = { json: join(folder.path, "report.json"), markdown: join(folder.path, "report.md") };
  await writeAtomically(files.json, `${JSON.stringify(built.report, null, 2)}\n`);
  await writeAtomically(files.markdown, renderMarkdown(built.report));
  onEvent({ type: "finished", report: built.report });
  return { report: built.report, records, files };
}

function stopIfFatal(error: ConcordatError): void {
  if (fatal.has(error.code)) throw error;
}

function actionSettings(
  { spreadsheetSafe = false, out, signal }: AnalyzeOptions,
  facts: Facts,
): ActionSettings {
  return {
    folder: out,
    spreadsheetSafe,
    answerTokens: Math.floor(facts.resultTokens / 3),
    countTokens: facts.countTokens,
    query: signal === undefined ? {} : { signal },
  };
}
