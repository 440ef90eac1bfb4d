import { isSimulationError, SimulationError } from "../error/simulation-error.js";

/** Something that keeps a scenario from being simulated. */
export interface Problem {
  /** File and line: `scenario.json:12`. */
  readonly place: string;
  /** JSON Pointer into the value there; empty for the whole. */
  readonly path: string;
  /** What is wrong and what to do. */
  readonly message: string;
  /** Whether it names what only code can give: a custom policy or ranker. Default: no. */
  readonly needsCode?: true;
}

/** A scenario that cannot be simulated, with everything that is wrong with it at once. */
export class ScenarioError extends SimulationError<"SCENARIO_INVALID"> {
  /** Tells it from other errors, without `instanceof`. */
  readonly code = "SCENARIO_INVALID";
  /** Never empty. */
  readonly problems: readonly Problem[];

  /** Whether a value is such an error, from whatever copy of this package. */
  static override isInstance(value: unknown): value is ScenarioError {
    return isSimulationError(value, "SCENARIO_INVALID");
  }

  constructor(file: string, problems: readonly Problem[]) {
    super([`${file} cannot be simulated:`, ...problems.map(formatProblem)].join("\n"));
    this.problems = problems;
  }
}

/** A problem on one line. */
export function formatProblem({ place, path, message }: Problem): string {
  return `${place}: ${path === "" ? "" : `${path} `}${message}`;
}
