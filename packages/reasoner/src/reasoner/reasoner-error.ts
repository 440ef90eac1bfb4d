import { ConcordatError, type ContractViolationError, type Failure } from "@concordat/llm";

type Cause = Failure | ContractViolationError;

/** The reasoner cannot continue: asking again, or falling back, would hide what has to be mended. */
export class ReasonerError extends ConcordatError<Cause["code"]> {
  /** The code of what happened, such as `MODEL_NOT_FOUND`. */
  readonly code: Cause["code"];

  static override isInstance(value: unknown): value is ReasonerError {
    return ConcordatError.isInstance(value) && value.name === "ReasonerError";
  }

  constructor(where: string, cause: Cause) {
    super(`${where}: ${cause.message}`, { cause });
    this.code = cause.code;
  }
}
