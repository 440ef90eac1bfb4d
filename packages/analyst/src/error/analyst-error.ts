import { ConcordatError } from "@concordat/contracts/contract";

/** What can go wrong with a table, a query or a run; failures of the model keep their own codes. */
export type AnalystErrorCode =
  /** The file is missing, of no kind we read, or damaged. */
  | "TABLE_UNREADABLE"
  /** The table has no rows, or no columns that can be analysed. */
  | "TABLE_EMPTY"
  /** The measure, time or comparison asked for does not fit the table. */
  | "BAD_OPTION"
  /** A query took longer than it may, and was cancelled. */
  | "QUERY_TIMEOUT"
  /** DuckDB could not run a query: memory ran out, or a sum left its range. */
  | "QUERY_FAILED"
  /** The output folder holds another run, or a run that was not asked to be resumed. */
  | "RUN_CONFLICT"
  /** A log cannot be read: a line is no iteration response. */
  | "LOG_UNREADABLE";

/** The analyst cannot go on. Its message says what is wrong, where, and what to do. */
export class AnalystError extends ConcordatError<AnalystErrorCode> {
  readonly code: AnalystErrorCode;

  static override isInstance(value: unknown): value is AnalystError {
    return ConcordatError.isInstance(value) && value.name === "AnalystError";
  }

  constructor(code: AnalystErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
