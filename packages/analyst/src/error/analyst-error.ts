import { ConcordatError } from "@concordat/contracts/contract";

/** What can go wrong with a table, a query or a run; failures of the model keep their own codes. */
export type AnalystErrorCode =
  /** The file is missing, not of a kind that is read, or damaged. */
  | "TABLE_UNREADABLE"
  /** The table has no rows, or no columns that can be analysed. */
  | "TABLE_EMPTY"
  /** The measure, time or comparison asked for does not fit the table. */
  | "BAD_OPTION"
  /** Some values of a column are words, where numbers or dates are asked for; the message lists them. */
  | "TEXT_IN_THE_WAY"
  /** Nothing says which column is to be measured, or the one that would be does not hold numbers; the message lists them. */
  | "MEASURE_UNCLEAR"
  /** The question asks for what the table does not have; the message says what it has. */
  | "NOT_IN_TABLE"
  /** Numbers can be read with either decimal mark and no value decides, or values contradict each other. */
  | "DECIMAL_UNCLEAR"
  /** Dates can have the day or the month first and no value decides, or values contradict each other. */
  | "DATE_UNCLEAR"
  /** DuckDB is not installed for this kind of machine. */
  | "DUCKDB_MISSING"
  /** A query took longer than it may, and was cancelled. */
  | "QUERY_TIMEOUT"
  /** DuckDB could not run a query: memory ran out, or a sum left its range. */
  | "QUERY_FAILED"
  /** A log cannot be read: a line is not an iteration response. */
  | "LOG_UNREADABLE";

/** The analyst cannot go on. Its message says what is wrong, where, and what to do. */
export class AnalystError extends ConcordatError<AnalystErrorCode> {
  /** What went wrong; stable. */
  readonly code: AnalystErrorCode;

  static override isInstance(value: unknown): value is AnalystError {
    return ConcordatError.isInstance(value) && value.name === "AnalystError";
  }

  constructor(code: AnalystErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
