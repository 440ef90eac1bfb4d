import { ConcordatError } from "@concordat/contracts/contract";

/** The codes of `ExportError`. Errors of the ledger and of files have other classes. */
export type ExportErrorCode =
  /** DuckDB is not installed for this platform. */
  "DUCKDB_MISSING";

/** Error for a run that cannot be exported. The message describes the problem and its solution. */
export class ExportError extends ConcordatError<ExportErrorCode> {
  /** The kind of error. Codes are stable between versions. */
  readonly code: ExportErrorCode;

  static override isInstance(value: unknown): value is ExportError {
    return ConcordatError.isInstance(value) && value.name === "ExportError";
  }

  constructor(code: ExportErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
