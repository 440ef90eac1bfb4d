import { isSimulationError, SimulationError } from "../../error/simulation-error.js";

/** A run cannot be forked there. */
export class ForkError extends SimulationError<"FORK_IMPOSSIBLE"> {
  /** Distinguishes this error from others without `instanceof`. */
  readonly code = "FORK_IMPOSSIBLE";

  /** Whether a value is such an error, from any copy of this package. */
  static override isInstance(value: unknown): value is ForkError {
    return isSimulationError(value, "FORK_IMPOSSIBLE");
  }
}
