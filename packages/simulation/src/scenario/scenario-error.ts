import { isSimulationError, SimulationError } from "../error/simulation-error.js";

/** A problem that prevents a scenario from being simulated. */
export interface Problem {
  /** File and line: `scenario.json:12`. */
  readonly place: string;
  /** JSON Pointer into the value at that position; empty for the complete value. */
  readonly path: string;
  /** The problem, and how to solve it. */
  readonly message: string;
  /** Set if the scenario refers to custom code: a policy or a ranker. Absent for other problems. */
  readonly needsCode?: true;
}

/** The error for a scenario that cannot be simulated, with all of its problems. */
export class ScenarioError extends SimulationError<"SCENARIO_INVALID"> {
  /** Distinguishes this error from others without `instanceof`. */
  readonly code = "SCENARIO_INVALID";
  /** Never empty. */
  readonly problems: readonly Problem[];

  /** Whether a value is such an error, from any copy of this package. */
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
