import type { ChatClient, ChatMessage } from "@concordat/llm";
import { type Answer, noAnswer } from "../answer/answer.js";
import { computeAnswer } from "../answer/compute-answer.js";
import type { BorrowedMark } from "../cells/number/borrowed-mark.js";
import { type AnalysedChange, analyseChange } from "../drivers/analyse-change.js";
import { type Grain, grainNames } from "../drivers/period.js";
import { chooseSubject, type Subject } from "../drivers/subject.js";
import { type Trend, trendOf } from "../drivers/trend.js";
import { AnalystError } from "../error/analyst-error.js";
import { defaults } from "../limits.js";
import { applyReading } from "../question/apply-reading.js";
import { columnFamily } from "../question/column-family.js";
import { readQuestion } from "../question/read-question.js";
import type { Reading } from "../question/reading.js";
import { withColumnsAsRows } from "../table/columns-as-rows.js";
import { withoutMissingCodes } from "../table/missing-codes.js";
import type { Table } from "../table/open-table.js";
import { withFamilyAsRows } from "../table/period-families.js";
import { withPeriodsAsRows } from "../table/wide-periods.js";
import { type CountTokens, estimateTokens } from "../tools/compact.js";
import type { AnalysisToolContext } from "../tools/tool.js";
import { toolContext } from "../tools/tool-context.js";
import type { AnalyzeOptions } from "./analyze-options.js";
import { decimalDoubtsOf } from "./contradicted-marks.js";
import { joinAnswers, readJoined } from "./joined-answer.js";

/** The facts of an analysis that are computed before the model is asked. */
export interface PreparedAnalysis {
  readonly question: string;
  /** The table in which the question was interpreted, with all of its rows. */
  readonly whole: Table;
  readonly subject: Subject;
  /** The interpretation of the question; `null` if none of its words refers to the table. */
  readonly reading: Reading | null;
  /** Whether the question asks for an overview and no option names a subject. */
  readonly isOverview: boolean;
  /** The answer to the question, without the analysis of a change and its drivers. */
  readonly answer: Answer;
  readonly context: AnalysisToolContext;
  readonly change: AnalysedChange;
  /** The measure over all periods; `null` if the table has no time column. */
  readonly trend: Trend | null;
  /**
   * The columns of the answer whose values fit both decimal separators and were read with the separator of another
   * column.
   */
  readonly decimalDoubts: readonly BorrowedMark[];
  /** Number of iterations. */
  readonly iterations: number;
  /** Maximum number of tokens for the view of the table in a prompt. */
  readonly tableTokens: number;
  /** Maximum number of tokens for tool results in a prompt. */
  readonly resultTokens: number;
  readonly countTokens: CountTokens;
}

/**
 * Interprets the question, examines the table, and computes the answer.
 * @throws {AnalystError} NOT_IN_TABLE, BAD_OPTION, MEASURE_AMBIGUOUS, DECIMAL_AMBIGUOUS, QUERY_TIMEOUT, QUERY_FAILED
 */
export async function prepareAnalysis(options: AnalyzeOptions): Promise<PreparedAnalysis> {
  const { question, signal, client } = options;
  const query = signal === undefined ? {} : { signal };
  const protectedColumns =
    options.measure === undefined
      ? []
      : [options.measure, ...options.measure.replace(/\*[\d.]+$/, "").split(/ - |\//)];
  const rows = await withoutMissingCodes(
    await withFamilyAsRows(
      await withPeriodsAsRows(options.table, protectedColumns),
      question,
      protectedColumns,
    ),
  );
  const {
    table: whole,
    reading: read,
    others = [],
  } = options.readQuestion === false ? { table: rows, reading: null } : await readOrCompare(rows, options);
  const { table, subject, reading } =
    read === null
      ? { table: whole, subject: await chooseSubject(whole, options, question), reading: null }
      : await applyReading(whole, read, options);
  const decimalDoubts = decimalDoubtsOf(table, subject, reading);
  const context = await toolContext(table, subject, query);
  return {
    question,
    whole,
    subject,
    reading,
    isOverview: read === null && options.readQuestion !== false && options.measure === undefined,
    answer:
      reading === null
        ? noAnswer
        : await joinAnswers(
            whole,
            await computeAnswer(table, reading, query),
            reading,
            others,
            options,
            query,
          ),
    context,
    decimalDoubts,
    change:
      reading === null || reading.operation === "change"
        ? await analyseChange(table, subject, context.dimensions, question, query, reading?.by)
        : { total: null, decompositions: [], shortfalls: [] },
    trend: await trendFor(table, subject, reading, query),
    iterations: client === null ? 0 : (options.iterations ?? defaults.iterations),
    tableTokens: options.tableTokens ?? defaults.tableTokens,
    resultTokens: options.resultTokens ?? defaults.resultTokens,
    countTokens: options.countTokens ?? (client === null ? estimateTokens : counterOf(client)),
  };
}

/**
 * Interprets the question. If the table cannot answer it, and the question compares columns with each other, converts
 * these columns to the values of one column and tries again.
 */
async function readOrCompare(
  table: Table,
  options: AnalyzeOptions,
): Promise<{
  readonly table: Table;
  readonly reading: Reading | null;
  /** The interpretations for further columns that the question joins to the first. */
  readonly others?: readonly Reading[];
}> {
  const { question } = options;
  try {
    return { table, reading: await readQuestion(table, question, options) };
  } catch (error) {
    const joined = isUnanswered(error) ? await readJoined(table, options) : null;
    if (joined !== null) return { table, ...joined };
    const family =
      isUnanswered(error) && options.measure === undefined ? columnFamily(table, question) : null;
    if (family === null) throw error;
    const long = await withColumnsAsRows(table, family);
    const reading = await readQuestion(long, question, options).catch((again: unknown) => {
      if (isUnanswered(again)) return null;
      throw again;
    });
    if (reading?.by?.column.name !== family.noun) throw error;
    return { table: long, reading };
  }
}

function isUnanswered(error: unknown): boolean {
  return (
    AnalystError.isInstance(error) && (error.code === "NOT_IN_TABLE" || error.code === "MEASURE_AMBIGUOUS")
  );
}

/** The operations that are shown with a trend over time. */
const overTime: readonly Reading["operation"][] = [
  "change",
  "trend",
  "extreme",
  "largest change",
  "first time",
];

async function trendFor(
  table: Table,
  { measure, time, comparison }: Subject,
  reading: Reading | null,
  query: { signal?: AbortSignal },
): Promise<Trend | null> {
  if (time === null || (reading !== null && !overTime.includes(reading.operation))) return null;
  return trendOf(table, measure, time, comparison?.a.grain ?? grainOf(reading), query);
}

/** Returns the length of the periods in a trend. A trend of days is shown by months. */
function grainOf(reading: Reading | null): Grain {
  if (reading?.operation !== "trend" || reading.axis === null) return "year";
  const asked = grainNames.find((name) => name === reading.by?.part?.name);
  return asked ?? (reading.axis.grain === "day" ? "month" : reading.axis.grain);
}

/** Returns sentences about the assumptions of an analysis, how values were read, and which rows were omitted. */
export function assumptionsOf({ subject, context: { table } }: PreparedAnalysis): string[] {
  const omittedNote =
    table.leftOut.length === 0
      ? []
      : [`Columns of nested values or bytes were left out: ${table.leftOut.join(", ")}.`];
  return [...subject.assumptions, ...table.notes, ...omittedNote];
}

function counterOf(client: ChatClient): CountTokens {
  return canCount(client) ? (content) => client.countTokens([{ role: "user", content }]) : estimateTokens;
}

function canCount(
  client: ChatClient,
): client is ChatClient & { countTokens(messages: readonly ChatMessage[]): number } {
  return "countTokens" in client && typeof client.countTokens === "function";
}
