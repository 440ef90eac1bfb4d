import { ConcordatError } from "@concordat/contracts/contract";

/** The reason why a document cannot be read. */
export type DocumentErrorCode =
  /** It is protected by a password. */
  | "LOCKED"
  /** It is damaged, truncated, or not in the format of its name. */
  | "BROKEN"
  /** Its format is not supported. */
  | "UNSUPPORTED"
  /** It contains no text. */
  | "EMPTY"
  /** It is larger than the maximum. */
  | "TOO_LARGE"
  /** There is no such file, or no file that matches the pattern. */
  | "NOT_FOUND";

/** The error if a document cannot be read. Its message names the file, the reason, and what to do. */
export class DocumentError extends ConcordatError<DocumentErrorCode> {
  /** The kind of error; stable. */
  readonly code: DocumentErrorCode;

  static override isInstance(value: unknown): value is DocumentError {
    return ConcordatError.isInstance(value) && value.name === "DocumentError";
  }

  constructor(code: DocumentErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
