import { isSimulationError, SimulationError } from "../error/simulation-error.js";

/** A folder cannot be used for a run, or does not contain one. */
export class RunFolderError extends SimulationError<"RUN_FOLDER"> {
  /** Tells it from other errors, without `instanceof`. */
  readonly code = "RUN_FOLDER";

  /** Whether a value is such an error, from whatever copy of this package. */
  static override isInstance(value: unknown): value is RunFolderError {
    return isSimulationError(value, "RUN_FOLDER");
  }
}
