import { ConcordatError } from "@concordat/contracts/contract";

/** The errors of an export, other than those of its record and its files. */
export type ExportErrorCode =
  /** DuckDB is not installed for this kind of machine. */
  "DUCKDB_MISSING";

/** A run cannot be exported. Its message says what is wrong, and what to do. */
export class ExportError extends ConcordatError<ExportErrorCode> {
  /** The kind of error; stable. */
  readonly code: ExportErrorCode;

  static override isInstance(value: unknown): value is ExportError {
    return ConcordatError.isInstance(value) && value.name === "ExportError";
  }

  constructor(code: ExportErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
