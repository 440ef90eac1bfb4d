import { isSimulationError, SimulationError } from "../error/simulation-error.js";

/** A problem that prevents a scenario from being simulated. */
export interface Problem {
  /** The file and line, such as `scenario.json:12`. */
  readonly place: string;
  /** The JSON Pointer into the value at that location. Empty for the complete value. */
  readonly path: string;
  /** What is wrong and how to correct it. */
  readonly message: string;
  /** True if the scenario refers to a custom policy or ranker that was not given. Absent for other problems. */
  readonly needsCode?: true;
}

/** Error for a scenario that cannot be simulated. It contains all problems. */
export class ScenarioError extends SimulationError<"SCENARIO_INVALID"> {
  /** Distinguishes this error from others without `instanceof`. */
  readonly code = "SCENARIO_INVALID";
  /** The problems. Never empty. */
  readonly problems: readonly Problem[];

  /** Whether a value is an error of this class, or of the same class from another copy of this package. */
  static override isInstance(value: unknown): value is ScenarioError {
    return isSimulationError(value, "SCENARIO_INVALID");
  }

  constructor(file: string, problems: readonly Problem[]) {
    super([`${file} cannot be simulated:`, ...problems.map(formatProblem)].join("\n"));
    this.problems = problems;
  }
}

/** Formats a problem as one line. */
export function formatProblem({ place, path, message }: Problem): string {
  return `${place}: ${path === "" ? "" : `${path} `}${message}`;
}
