import { ConcordatError, hasErrorCode } from "@concordat/contracts/contract";

/** The prompt does not fit the model's context; the engine would cut it. */
export class ContextOverflowError extends ConcordatError<"CONTEXT_OVERFLOW"> {
  readonly code = "CONTEXT_OVERFLOW";

  static override isInstance(value: unknown): value is ContextOverflowError {
    return hasErrorCode(value, "CONTEXT_OVERFLOW");
  }
}
