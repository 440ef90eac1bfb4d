import type { SubjectOptions } from "../drivers/subject.js";
import type { CsvOptions } from "../files/csv.js";
import type { AskOptions } from "../loop/ask-options.js";
import type { AnalyzeEvent } from "../loop/events.js";
import type { Table } from "../table/open-table.js";
import type { CountTokens } from "../tools/compact.js";

/** What to analyse, with which model, and where to. */
export interface AnalyzeOptions extends SubjectOptions, CsvOptions, Omit<AskOptions, "client"> {
  /** Which model is asked for words and further queries; null: none, and all is computed without one. */
  readonly client: AskOptions["client"] | null;
  /**
   * Whether the words of the question choose what is computed. Default true. False: other options and the table choose, and the
   * question is only shown to the model.
   */
  readonly readQuestion?: boolean;
  /** What is analysed, as `openTable` gives it. */
  readonly table: Table;
  /** What is asked about it. */
  readonly question: string;
  /** The folder that the analysis is written to; made when it does not exist. */
  readonly out: string;
  /** Iterations to make. Default 10: six of exploration, one pre_final, one synthesis, two final. */
  readonly iterations?: number;
  /**
   * Continue the analysis that the folder holds, after its last whole iteration. Iterations after it without an answer are asked
   * for again. Default false.
   */
  readonly resume?: boolean;
  /** With `resume`: also ask again for the iterations after the last whole one that the model answered badly. Default false. */
  readonly retryInvalid?: boolean;
  /** Replace what is in the folder under names that the analysis needs. Default false: it is refused. */
  readonly overwrite?: boolean;
  /** Files that are read, such as the table's: none of them is ever written. */
  readonly inputs?: readonly string[];
  /** Options of the command by which the table was opened, such as `--sheet Sales`: the commands of follow-up questions repeat them. */
  readonly tableFlags?: readonly string[];
  /** Cassettes that the client records into: none of them is a file of the analysis. */
  readonly recordings?: readonly string[];
  /** Tokens for the view of the table in a prompt. Default 400. */
  readonly tableTokens?: number;
  /** Tokens for what tools gave in a prompt; one answer has a third of them at most. Default 600. */
  readonly resultTokens?: number;
  /** How the model counts tokens. Default: the client's own count where it has one, else an estimate. */
  readonly countTokens?: CountTokens;
  /** Called at each step. Errors that it throws are reported on the console and change nothing. */
  readonly onEvent?: (event: AnalyzeEvent) => void;
}
