import { join } from "node:path";
import type { AnalysisReport } from "@concordat/contracts/analysis-report";
import { AbortedError, type ChatClient, type ChatMessage, type ConcordatError } from "@concordat/llm";
import { analyseChange } from "./drivers/analyse-change.js";
import { chooseSubject, type Subject, type SubjectOptions } from "./drivers/subject.js";
import { AnalystError } from "./error/analyst-error.js";
import { writeAtomically } from "./files/atomic-write.js";
import type { CsvOptions } from "./files/csv.js";
import { attemptLines } from "./loop/attempt-lines.js";
import type { AnalyzeEvent } from "./loop/events.js";
import type { IterationRecord } from "./loop/iteration-record.js";
import type { ActionSettings } from "./loop/run-actions.js";
import { openRunFolder, type RunFolder, type RunIdentity } from "./loop/run-folder.js";
import { type AskOptions, askIteration, completeIteration, turnOf } from "./loop/run-iteration.js";
import type { PromptFacts } from "./prompt/iteration-prompt.js";
import { measureName } from "./query/aggregate.js";
import { buildReport } from "./report/build-report.js";
import { renderMarkdown } from "./report/render-markdown.js";
import { tableFingerprint } from "./table/fingerprint.js";
import type { Table } from "./table/open-table.js";
import { type CountTokens, estimateTokens } from "./tools/compact.js";
import { toolContext } from "./tools/tool-context.js";

/** What to analyse, with which model, and where to. */
export interface AnalyzeOptions extends SubjectOptions, CsvOptions, AskOptions {
  readonly table: Table;
  readonly question: string;
  /** The folder that the analysis is written to; made when it is not there. */
  readonly out: string;
  /** Iterations to make. Default 10: six of exploration, one pre_final, one synthesis, two final. */
  readonly iterations?: number;
  /** Go on with the analysis that the folder holds, from its last whole iteration. Default false. */
  readonly resume?: boolean;
  /** Tokens for the view of the table in a prompt. Default 400. */
  readonly tableTokens?: number;
  /** Tokens for what tools gave in a prompt; one answer has a third of them at most. Default 600. */
  readonly resultTokens?: number;
  /** How the model counts tokens. Default: the client's own count where it has one, else an estimate. */
  readonly countTokens?: CountTokens;
  /** Called at each step. */
  readonly onEvent?: (event: AnalyzeEvent) => void;
}

/** What an analysis came to. */
export interface Analysis {
  readonly report: AnalysisReport;
  readonly records: readonly IterationRecord[];
  /** The paths of report.json and report.md. */
  readonly files: { readonly json: string; readonly markdown: string };
}

const defaultIterations = 10;
const defaultTableTokens = 400;
const defaultResultTokens = 600;

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

function checkOptions({ question, iterations = defaultIterations }: AnalyzeOptions): void {
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

/** Looks the table over: what there is to group by, and what changed. */
async function gatherFacts(options: AnalyzeOptions): Promise<PromptFacts> {
  const { table, question, signal } = options;
  const query = signal === undefined ? {} : { signal };
  const subject = await chooseSubject(table, options);
  const context = await toolContext(table, subject, query);
  return {
    question,
    subject,
    context,
    change: await analyseChange(table, subject, context.dimensions, question, query),
    iterations: options.iterations ?? defaultIterations,
    tableTokens: options.tableTokens ?? defaultTableTokens,
    resultTokens: options.resultTokens ?? defaultResultTokens,
    countTokens: options.countTokens ?? counterOf(options.client),
  };
}

/** Makes the iterations that are missing after the last whole one. */
async function iterate(
  options: AnalyzeOptions,
  facts: PromptFacts,
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
  facts: PromptFacts,
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
  facts: PromptFacts,
): ActionSettings {
  return {
    folder: out,
    spreadsheetSafe,
    answerTokens: Math.floor(facts.resultTokens / 3),
    countTokens: facts.countTokens,
    query: signal === undefined ? {} : { signal },
  };
}

/** What must be the same for an analysis to be gone on with. */
async function identityOf(
  { table, question, client, seed, temperature }: AnalyzeOptions,
  { subject, iterations }: PromptFacts,
): Promise<RunIdentity> {
  return {
    ...{ version: 1, question, table: table.name, fingerprint: await tableFingerprint(table), iterations },
    ...subjectIdentity(subject),
    ...{ model: client.id, seed: seed ?? null, temperature: temperature ?? null },
  };
}

function subjectIdentity({ measure, comparison }: Subject): RunIdentity {
  return {
    measure: measureName(measure),
    aggregate: measure.aggregate,
    time: comparison?.column.name ?? null,
    compare: comparison === null ? null : `${comparison.a.label}:${comparison.b.label}`,
  };
}

function counterOf(client: ChatClient): CountTokens {
  return canCount(client) ? (content) => client.countTokens([{ role: "user", content }]) : estimateTokens;
}

function canCount(
  client: ChatClient,
): client is ChatClient & { countTokens(messages: readonly ChatMessage[]): number } {
  return "countTokens" in client && typeof client.countTokens === "function";
}
