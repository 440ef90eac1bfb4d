/**
 * Marks every error of Concordat, so that `ConcordatError.isInstance` recognizes this one. The class cannot extend
 * `ConcordatError`, because the package that defines it is built with this one.
 */
const marker: unique symbol = Symbol.for("concordat.error");

/** The reason why a file or a run cannot be used. */
export type FilesErrorCode =
  /** An output path contains a file that this run did not write. */
  | "OUTPUT_EXISTS"
  /** An output path is also an input, or another output. */
  | "OUTPUT_IS_INPUT"
  /** A file cannot be written because of the disk, the permissions or the kind of the path. */
  | "UNWRITABLE"
  /** A file cannot be read. */
  | "UNREADABLE"
  /** A run already exists, and its resumption was not requested. */
  | "RUN_EXISTS"
  /** Another process is working on the run. */
  | "LOCKED"
  /** The path of the run's claim or lock contains a file of another program. It is never replaced. */
  | "FOREIGN_FILE"
  /** The file or folder does not contain a run of this kind. */
  | "NOT_A_RUN"
  /** The existing run was created with another input or other settings. */
  | "OTHER_RUN"
  /** A journal of the run, or its file of digests, was changed after the run wrote it. */
  | "CHANGED"
  /** A record violates its own contract and is not written. */
  | "RECORD_INVALID";

/** The error if a file or a run cannot be used. Its message names the file or run, the reason, and what to do. */
export class FilesError extends Error {
  /** The kind of error; stable. */
  readonly code: FilesErrorCode;

  /** Whether a value is an error of this class, or of the same class from another copy of this package. */
  static isInstance(value: unknown): value is FilesError {
    return value instanceof Error && marker in value && value.name === "FilesError";
  }

  constructor(code: FilesErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "FilesError";
    this.code = code;
    Object.defineProperty(this, marker, { value: true });
  }

  /** Returns the members that `JSON.stringify` writes: name, code and message. */
  toJSON(): { readonly name: string; readonly code: FilesErrorCode; readonly message: string } {
    return { name: this.name, code: this.code, message: this.message };
  }
}
