import { FailureBase, isFailureOf } from "./failure-base.js";

/** The error if a text in the answer only repeats words of the prompt, so that it is not an answer. */
export class PromptRepeatedError extends FailureBase<"PROMPT_REPEATED"> {
  /** The error code, which identifies this kind of failure. */
  readonly code = "PROMPT_REPEATED";

  static override isInstance(value: unknown): value is PromptRepeatedError {
    return isFailureOf(value, "PROMPT_REPEATED");
  }
}
