import type { SubjectOptions } from "../drivers/subject.js";
import type { CsvOptions } from "../files/csv.js";
import type { AskOptions } from "../loop/ask-options.js";
import type { AnalyzeEvent } from "../loop/events.js";
import type { Table } from "../table/open-table.js";
import type { CountTokens } from "../tools/compact.js";

/** Options for an analysis: the table, the question, the model, and the folder of the report. */
export interface AnalyzeOptions extends SubjectOptions, CsvOptions, Omit<AskOptions, "client"> {
  /**
   * The model that writes the text and chooses further queries. If `null`, the analysis is made without a
   * model.
   */
  readonly client: AskOptions["client"] | null;
  /**
   * Whether the question determines which figures are computed. If false, the other options and the table determine
   * them, and only the model reads the question. Default true.
   */
  readonly readQuestion?: boolean;
  /** The table to analyse, as returned by `openTable`. */
  readonly table: Table;
  /** The question about the table. */
  readonly question: string;
  /** The output folder; created if it does not exist. */
  readonly out: string;
  /**
   * Number of iterations. Default 10, which are six of exploration, one `pre_final`, one `synthesis` and two `final`
   * iterations.
   */
  readonly iterations?: number;
  /**
   * Whether to resume the analysis in the folder after its last complete iteration. Later iterations without an answer
   * are requested again. Default false.
   */
  readonly resume?: boolean;
  /** With `resume`: whether to repeat iterations with an invalid answer, too. Default false. */
  readonly retryInvalid?: boolean;
  /**
   * Whether to replace files in the folder that have the names of the analysis's own files. Default false: such files
   * cause an error.
   */
  readonly overwrite?: boolean;
  /** Paths of files that are read, such as the table's. The analysis refuses to write to them. */
  readonly inputs?: readonly string[];
  /**
   * Options of the command that opened the table and chose the model, such as `--sheet Sales` and `--llm none`. The
   * suggested commands for follow-up questions repeat them.
   */
  readonly tableFlags?: readonly string[];
  /** Cassettes that the client records to. They cannot be files of the analysis. */
  readonly recordings?: readonly string[];
  /** Maximum number of tokens for the view of the table in a prompt. Default 400. */
  readonly tableTokens?: number;
  /**
   * Maximum number of tokens for tool results in a prompt; a single result gets at most a third of it.
   * Default 600.
   */
  readonly resultTokens?: number;
  /** Counts tokens. Default: the client's own count if it has one, otherwise an estimate. */
  readonly countTokens?: CountTokens;
  /**
   * Called at each step. Errors that it throws are reported on the console and do not affect the analysis.
   */
  readonly onEvent?: (event: AnalyzeEvent) => void;
}
