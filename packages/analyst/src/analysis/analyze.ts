import { type AnalysisReport, analysisReport } from "@concordat/contracts/analysis-report";
import { safeListener } from "@concordat/contracts/options";
import { AbortedError, type ConcordatError, isOutage } from "@concordat/llm";
import { subjectLabel } from "../drivers/subject.js";
import { type FollowUp, followUpsOf, maxFollowUps } from "../follow-up/follow-ups.js";
import { freeFolders } from "../follow-up/free-folders.js";
import type { AnalyzeEvent } from "../loop/events.js";
import type { ActionSettings } from "../loop/run-actions.js";
import { askIteration, completeIteration, iterationState } from "../loop/run-iteration.js";
import { buildReport } from "../report/build-report.js";
import { renderHtml } from "../report/render-html.js";
import { renderMarkdown } from "../report/render-markdown.js";
import { reportImages } from "../report/report-charts.js";
import {
  type AnalysisFolder,
  analysisFiles,
  openAnalysisFolder,
  reportPaths,
} from "../run/analysis-folder.js";
import { analysisIdentity } from "../run/analysis-identity.js";
import { attemptLines } from "../run/attempt-lines.js";
import type { IterationRecord } from "../run/iteration-record.js";
import { recordedWords } from "../run/recorded-words.js";
import type { AnalyzeOptions } from "./analyze-options.js";
import { checkAnalyzeOptions } from "./check-analyze-options.js";
import { assumptionsOf, type PreparedAnalysis, prepareAnalysis } from "./prepare-analysis.js";

/** The result of an analysis. */
export interface Analysis {
  /** The report. */
  readonly report: AnalysisReport;
  /** The completed iterations, in order. */
  readonly records: readonly IterationRecord[];
  /** Up to three questions that follow from the answer, each with the command that asks it. */
  readonly followUps: readonly FollowUp[];
  /** The paths of the report as JSON, Markdown and HTML. */
  readonly files: { readonly json: string; readonly markdown: string; readonly html: string };
}

/**
 * Explores a table in planned iterations and reports what drove a change. The model plans, chooses and writes, but
 * DuckDB computes every number. Writes claim.json, iterations.jsonl, attempts.jsonl, the CSV files, report.json and
 * report.md.
 * An iteration is omitted if the model fails to produce it. The report says so, and the analysis continues. With
 * `resume`, iterations without an answer are requested again, and with `retryInvalid` also those with an invalid
 * answer.
 * @throws {RangeError} when an option is invalid
 * @throws {AnalystError} BAD_OPTION for an option that does not fit the table, LOG_UNREADABLE for a damaged file of the
 *   folder, QUERY_TIMEOUT, QUERY_FAILED
 * @throws {FilesError} when the folder contains other files, belongs to another run or is locked by another process
 * @throws {ConcordatError} CONTEXT_OVERFLOW, or an outage of the model (`isOutage` of `@concordat/llm`). Finished
 *   iterations are stored, and `resume` continues after them.
 * @example
 * const table = await openTable("unemployment.json");
 * const { report } = await analyze({ table, question: "What drove the rise?", client, out: "out", compare: "2008:2009" });
 */
export async function analyze(options: AnalyzeOptions): Promise<Analysis> {
  checkAnalyzeOptions(options);
  try {
    return await run(options);
  } catch (error) {
    if (options.signal?.aborted !== true) throw error;
    throw new AbortedError("the analysis was stopped; it can be resumed in the same folder", {
      cause: error,
    });
  }
}

async function run(options: AnalyzeOptions): Promise<Analysis> {
  const start = performance.now();
  const { out, resume = false, overwrite = false, inputs = [], recordings = [] } = options;
  const onEvent = safeListener("onEvent", options.onEvent);
  const prepared = await prepareAnalysis(options);
  const identity = await analysisIdentity(options, prepared);
  const folder = await openAnalysisFolder(out, {
    identity,
    iterations: prepared.iterations,
    resume,
    overwrite,
    inputs,
    recordings,
  });
  try {
    const elapsedMs = Math.round(performance.now() - start);
    onEvent({
      type: "started",
      iterations: prepared.iterations,
      done: folder.records.length,
      elapsedMs,
      subject: subjectLabel(prepared.subject),
      assumptions: assumptionsOf(prepared),
      notes: folder.notes,
    });
    const records = await iterate(options, prepared, folder, onEvent);
    return await report(options, prepared, folder, records, onEvent);
  } finally {
    await folder.close();
  }
}

/** Runs the iterations that are missing after the last complete one. */
async function iterate(
  options: AnalyzeOptions,
  prepared: PreparedAnalysis,
  folder: AnalysisFolder,
  onEvent: (event: AnalyzeEvent) => void,
): Promise<IterationRecord[]> {
  const records = [...folder.records];
  const { client } = options;
  if (client === null) return records;
  const ask = { ...options, client };
  const settings = actionSettings(options, prepared, folder);
  const first = (records.at(-1)?.iteration_number ?? 0) + 1;
  for (let iteration = first; iteration <= prepared.iterations; iteration++) {
    if (options.retryInvalid !== true && folder.answeredBadly.has(iteration)) continue;
    const state = iterationState(iteration, records, prepared.iterations);
    const { phase } = state;
    onEvent({ type: "iteration-started", iteration, phase });
    const outcome = await askIteration(state, records, prepared, ask, (event) =>
      onEvent({ type: "request", iteration, event }),
    );
    await folder.addAttempts(attemptLines(outcome, { iteration, phase }));
    if (outcome.state !== "valid") {
      stopIfFatal(outcome.error);
      const { code, message } = outcome.error;
      onEvent({ type: "iteration-failed", iteration, code, message });
      continue;
    }
    const record = await completeIteration(outcome, records, prepared, settings);
    await folder.addRecord(record);
    records.push(record);
    for (const result of record.meta.results) onEvent({ type: "action", iteration, result });
    onEvent({ type: "iteration-finished", iteration, record });
  }
  return records;
}

async function report(
  options: AnalyzeOptions,
  prepared: PreparedAnalysis,
  folder: AnalysisFolder,
  records: readonly IterationRecord[],
  onEvent: (event: AnalyzeEvent) => void,
): Promise<Analysis> {
  const { client, retryInvalid = false } = options;
  const isUnchanged = records.length === folder.records.length;
  const recorded =
    client !== null && isUnchanged ? recordedWords(client, folder.wordsAttempts, retryInvalid) : null;
  const built = await buildReport({
    folder,
    records,
    facts: prepared,
    ask: client === null ? null : { ...options, client: recorded ?? client },
    csv: options,
    onEvent: (event) => onEvent({ type: "request", iteration: "report", event }),
  });
  if (built.outcome !== null && recorded === null) {
    await folder.addAttempts(attemptLines(built.outcome, { iteration: "report", phase: "report" }));
    if (built.outcome.state === "failed") stopIfFatal(built.outcome.error);
  }
  await folder.write(analysisFiles.json, `${JSON.stringify(analysisReport.parse(built.report), null, 2)}\n`);
  for (const { file, svg } of reportImages(built.report)) await folder.write(file, svg);
  const followUps = await followUpsOf(
    prepared,
    options.inputs?.[0] ?? options.table.name,
    [...(options.tableFlags ?? []), ...(options.time === undefined ? [] : ["--time", options.time])],
    await freeFolders(options.out, maxFollowUps),
  );
  await folder.write(analysisFiles.markdown, renderMarkdown(built.report, followUps));
  await folder.write(analysisFiles.html, renderHtml(built.report, followUps));
  onEvent({ type: "finished", report: built.report });
  return { report: built.report, records, followUps, files: reportPaths(folder.path) };
}

/** Throws a failure after which no further request can succeed. */
function stopIfFatal(error: ConcordatError): void {
  if (isOutage(error.code) || error.code === "CONTEXT_OVERFLOW") throw error;
}

function actionSettings(
  { spreadsheetSafe = false, signal }: AnalyzeOptions,
  prepared: PreparedAnalysis,
  { write }: AnalysisFolder,
): ActionSettings {
  return {
    write,
    spreadsheetSafe,
    answerTokens: Math.floor(prepared.resultTokens / 3),
    countTokens: prepared.countTokens,
    query: signal === undefined ? {} : { signal },
  };
}
