import { ConcordatError } from "@concordat/contracts/contract";

/** The codes of errors about tables, queries and runs. Failures of the model have other codes. */
export type AnalystErrorCode =
  /** The file is missing, malformed, or of an unsupported kind. */
  | "TABLE_UNREADABLE"
  /** The table has no rows, or no columns that can be analysed. */
  | "TABLE_EMPTY"
  /** The requested measure, time or comparison does not fit the table. */
  | "BAD_OPTION"
  /** Some values of a column are text where numbers or dates are required. The message lists them. */
  | "NOT_NUMERIC"
  /**
   * The column to measure cannot be determined, or does not contain numbers; the message lists the columns.
   */
  | "MEASURE_AMBIGUOUS"
  /** The question asks for something that is not in the table. The message lists the contents of the table. */
  | "NOT_IN_TABLE"
  /**
   * Numbers can be read with either decimal mark and no value determines which, or values contradict each
   * other.
   */
  | "DECIMAL_AMBIGUOUS"
  /**
   * Dates can have the day or the month first and no value determines which, or values contradict each other.
   */
  | "DATE_AMBIGUOUS"
  /** DuckDB is not installed for this kind of machine. */
  | "DUCKDB_MISSING"
  /** A query exceeded its time limit and was cancelled. */
  | "QUERY_TIMEOUT"
  /** DuckDB could not run a query: out of memory, or a sum out of range. */
  | "QUERY_FAILED"
  /** A log cannot be read: a line is not an iteration response. */
  | "LOG_UNREADABLE";

/** An error of the analyst. Its message says what is wrong, where, and what to do. */
export class AnalystError extends ConcordatError<AnalystErrorCode> {
  /** The stable error code. */
  readonly code: AnalystErrorCode;

  static override isInstance(value: unknown): value is AnalystError {
    return ConcordatError.isInstance(value) && value.name === "AnalystError";
  }

  constructor(code: AnalystErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
