import { isSimulationError, SimulationError } from "../../error/simulation-error.js";

/** Error for a run that cannot be forked at the requested round. */
export class ForkError extends SimulationError<"FORK_IMPOSSIBLE"> {
  /** Distinguishes this error from others without `instanceof`. */
  readonly code = "FORK_IMPOSSIBLE";

  /** Whether a value is an error of this class, or of the same class from another copy of this package. */
  static override isInstance(value: unknown): value is ForkError {
    return isSimulationError(value, "FORK_IMPOSSIBLE");
  }
}
