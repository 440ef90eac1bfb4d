import { ConcordatError } from "@concordat/contracts/contract";

/** Why a file cannot be imported at all. */
export type ImportErrorCode =
  /** The file is damaged, cut off, too large, or not in the format that it should be in. */
  | "UNREADABLE"
  /** Nothing says in which format the file is written. */
  | "FORMAT_UNCLEAR"
  /** No field of the file gives something that the contract requires. */
  | "FIELD_MISSING"
  /** Times have no zone, and none was given. */
  | "ZONE_NEEDED"
  /** Dates may have the day or the month first, and no value decides. */
  | "DATE_UNCLEAR"
  /** An option is wrong: a time zone that does not exist, a field that the file does not have. */
  | "BAD_OPTION";

/** A file cannot be imported. The message says what is wrong, where, and what is needed. */
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
