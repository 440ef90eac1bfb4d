import { ConcordatError } from "@concordat/contracts/contract";

/** The reasoner cannot go on: asking again, or falling back, would hide what has to be mended. */
export class ReasonerError extends ConcordatError {
  /** The code of what happened, such as `MODEL_NOT_FOUND`. */
  readonly code: string;

  static override isInstance(value: unknown): value is ReasonerError {
    return ConcordatError.isInstance(value) && value.name === "ReasonerError";
  }

  constructor(where: string, cause: ConcordatError) {
    super(`${where}: ${cause.message}`, { cause });
    this.code = cause.code;
  }
}
