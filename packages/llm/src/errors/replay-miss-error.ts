import { FailureBase, isFailureOf } from "./failure-base.js";

/** The cassette does not contain an answer to this request. */
export class ReplayMissError extends FailureBase<"REPLAY_MISS"> {
  /** Tells this failure from others. */
  readonly code = "REPLAY_MISS";

  static override isInstance(value: unknown): value is ReplayMissError {
    return isFailureOf(value, "REPLAY_MISS");
  }
}
