import { checkOptions, omitUndefined, type Rules, required, rules } from "@concordat/contracts/options";
import { tableRule } from "../analysis/check-analyze-options.js";
import { assumptionsOf, prepareAnalysis } from "../analysis/prepare-analysis.js";
import { AnalystError } from "../error/analyst-error.js";
import { readingSentence } from "../question/reading-parts.js";
import { refusalReason } from "../question/refusal.js";
import { usedColumns } from "../question/used-columns.js";
import { statements } from "../report/reading-words.js";
import type { Table } from "../table/open-table.js";

/** A question about a table. */
export interface FigureRequest {
  /** The table, as returned by `openTable`. */
  readonly table: Table;
  /** The question; not blank. */
  readonly question: string;
  /** Stops the queries. */
  readonly signal?: AbortSignal;
}

/** A figure computed from a table, or the reason why it cannot be computed. */
export type Figure =
  /** Computed from the rows of the table. */
  | {
      readonly state: "computed";
      /** Sentences in which every number was computed. */
      readonly text: string;
      /** The number that the question asks for; `null` if the answer consists of several numbers. */
      readonly value: number | null;
      /** Names of the columns that were used. */
      readonly columns: readonly string[];
      /** Number of rows from which the figure was computed. */
      readonly rows: number;
      /** Number of rows of the table. */
      readonly totalRows: number;
      /** The interpretation of the question and the values, and the assumptions, as sentences. */
      readonly reading: readonly string[];
    }
  /** The table cannot answer the question. */
  | {
      readonly state: "not-computed";
      /** The reason why the figure cannot be computed, as a sentence without its full stop. */
      readonly reason: string;
    };

const figureRules: Rules<FigureRequest> = {
  table: tableRule,
  question: required(rules.text),
  signal: rules.signal,
};

/** Error codes for questions that the table cannot answer. Other errors, such as a timeout, are thrown. */
const refusals: ReadonlySet<string> = new Set([
  "NOT_IN_TABLE",
  "MEASURE_AMBIGUOUS",
  "DECIMAL_AMBIGUOUS",
  "NOT_NUMERIC",
]);

/**
 * Computes the answer to a question about a table, without a model and without writing files.
 * @throws {RangeError} when an option is invalid
 * @throws {AnalystError} QUERY_TIMEOUT, QUERY_FAILED
 * @example
 * const table = await openTable("spend.csv");
 * const figure = await computeFigure({ table, question: "What did region North spend in 2023?" });
 * console.log(figure.state === "computed" ? figure.text : figure.reason);
 */
export async function computeFigure(request: FigureRequest): Promise<Figure> {
  checkOptions(request, figureRules);
  const { table, question, signal } = request;
  try {
    const prepared = await prepareAnalysis({
      table,
      question,
      client: null,
      out: ".",
      ...omitUndefined({ signal }),
    });
    const { reading, answer, whole, context } = prepared;
    if (reading === null) return { state: "not-computed", reason: "nothing in the table is named by it" };
    return {
      state: "computed",
      text: statements(prepared).join(" "),
      value: answer.value,
      columns: [...usedColumns(reading)],
      rows: context.table.rows,
      totalRows: whole.rows,
      reading: [
        readingSentence(reading, prepared.decimalDoubts),
        ...answer.assumptions,
        ...assumptionsOf(prepared),
      ],
    };
  } catch (error) {
    if (!AnalystError.isInstance(error) || !refusals.has(error.code)) throw error;
    return { state: "not-computed", reason: refusalReason(error.message) };
  }
}
