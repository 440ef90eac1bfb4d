import { ConcordatError, type ContractViolationError, type Failure } from "@concordat/llm";

type Cause = Failure | ContractViolationError;

/** The error for a problem that should not be hidden by a retry or a fallback. */
export class ReasonerError extends ConcordatError<Cause["code"]> {
  /** The code of the cause, such as `MODEL_NOT_FOUND`. */
  readonly code: Cause["code"];

  static override isInstance(value: unknown): value is ReasonerError {
    return ConcordatError.isInstance(value) && value.name === "ReasonerError";
  }

  constructor(where: string, cause: Cause) {
    super(`${where}: ${cause.message}`, { cause });
    this.code = cause.code;
  }
}
