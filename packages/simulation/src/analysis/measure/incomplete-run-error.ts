import { counted } from "@concordat/contracts/options";
import { isSimulationError, SimulationError } from "../../error/simulation-error.js";

/** Error for measuring a run whose rounds are not all closed. */
export class IncompleteRunError extends SimulationError<"RUN_INCOMPLETE"> {
  /** Distinguishes this error from others without `instanceof`. */
  readonly code = "RUN_INCOMPLETE";

  /** Whether a value is an error of this class, or of the same class from another copy of this package. */
  static override isInstance(value: unknown): value is IncompleteRunError {
    return isSimulationError(value, "RUN_INCOMPLETE");
  }

  constructor(rounds: number, ofRounds: number) {
    super(`the run has ${rounds} of ${counted(ofRounds, "round")}; resume it before it is measured`);
  }
}
