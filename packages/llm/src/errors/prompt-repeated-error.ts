import { FailureBase, isFailureOf } from "./failure-base.js";

/** A text in the answer only repeats words of the prompt, so it does not count as an answer. */
export class PromptRepeatedError extends FailureBase<"PROMPT_REPEATED"> {
  /** Tells this failure from others. */
  readonly code = "PROMPT_REPEATED";

  static override isInstance(value: unknown): value is PromptRepeatedError {
    return isFailureOf(value, "PROMPT_REPEATED");
  }
}
