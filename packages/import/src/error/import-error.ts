import { ConcordatError } from "@concordat/contracts/contract";

/** The reason why a file cannot be imported. */
export type ImportErrorCode =
  /** The file is malformed, truncated, too large, or not in the expected format. */
  | "UNREADABLE"
  /** The format of the file cannot be determined. */
  | "FORMAT_AMBIGUOUS"
  /** No field of the file corresponds to a field that the contract requires. */
  | "FIELD_MISSING"
  /** Times have no zone, and none was specified. */
  | "ZONE_NEEDED"
  /** Dates may have the day or the month first, and no value determines which. */
  | "DATE_AMBIGUOUS"
  /** An option is invalid: an unknown time zone, or a field that is not in the file. */
  | "BAD_OPTION";

/** The error for a file that cannot be imported. The message says what is wrong, where, and what is required. */
export class ImportError extends ConcordatError<ImportErrorCode> {
  /** The kind of error; stable. */
  readonly code: ImportErrorCode;

  static override isInstance(value: unknown): value is ImportError {
    return ConcordatError.isInstance(value) && value.name === "ImportError";
  }

  constructor(code: ImportErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
