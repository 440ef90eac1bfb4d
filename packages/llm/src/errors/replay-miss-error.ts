import { FailureBase, isFailureOf } from "./failure-base.js";

/** The cassette does not contain an answer to this request. */
export class ReplayMissError extends FailureBase<"REPLAY_MISS"> {
  /** The error code, which identifies this kind of failure. */
  readonly code = "REPLAY_MISS";

  static override isInstance(value: unknown): value is ReplayMissError {
    return isFailureOf(value, "REPLAY_MISS");
  }
}
