import { ConcordatError, hasErrorCode } from "@concordat/contracts/contract";

/** The cassette holds no answer to this request. */
export class ReplayMissError extends ConcordatError<"REPLAY_MISS"> {
  readonly code = "REPLAY_MISS";

  static override isInstance(value: unknown): value is ReplayMissError {
    return hasErrorCode(value, "REPLAY_MISS");
  }
}
