import { isSimulationError, SimulationError } from "../error/simulation-error.js";

/** Error for a folder that cannot be used for a run, or does not contain a run. */
export class RunFolderError extends SimulationError<"RUN_FOLDER"> {
  /** Distinguishes this error from others without `instanceof`. */
  readonly code = "RUN_FOLDER";

  /** Whether a value is an error of this class, or of the same class from another copy of this package. */
  static override isInstance(value: unknown): value is RunFolderError {
    return isSimulationError(value, "RUN_FOLDER");
  }
}
