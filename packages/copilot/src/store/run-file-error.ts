import { ConcordatError, hasErrorCode } from "@concordat/contracts/contract";

/** A file of a run cannot be read, written or used now. */
export class RunFileError extends ConcordatError<"RUN_FILE"> {
  readonly code = "RUN_FILE";

  static override isInstance(value: unknown): value is RunFileError {
    return hasErrorCode(value, "RUN_FILE");
  }
}
