import { isSimulationError, SimulationError } from "../../error/simulation-error.js";

/** Error for an invalid result of a custom ranker or policy. The result was not recorded. */
export class CustomCodeError extends SimulationError<"OWN_CODE"> {
  /** Distinguishes this error from others without `instanceof`. */
  readonly code = "OWN_CODE";

  /** Whether a value is an error of this class, or of the same class from another copy of this package. */
  static override isInstance(value: unknown): value is CustomCodeError {
    return isSimulationError(value, "OWN_CODE");
  }

  /**
   * @param who a description of the ranker or policy
   * @param what a description of the problem
   * @param options the cause of the error, if any
   */
  constructor(who: string, what: string, options?: ErrorOptions) {
    super(`${who} ${what}`, options);
  }
}

/** The called custom code and the subject of the call, for error messages. */
export interface CalledCode {
  /** The code, as a noun phrase: `the policy "night-owls"`. */
  readonly who: string;
  /** The round, counted from 0. */
  readonly round: number;
  /** The ids of the agent and the post. Absent if the call does not concern an agent or a post. */
  readonly agent?: string | undefined;
  readonly post?: string | undefined;
}

/** Creates an error for custom code. Its message contains the code, the problem, the round, the agent and the post. */
export function codeError(called: CalledCode, what: string, options?: ErrorOptions): CustomCodeError {
  const { who, round, agent, post } = called;
  const about = [
    `round ${round}`,
    ...(agent === undefined ? [] : [`agent ${agent}`]),
    ...(post === undefined ? [] : [`post ${post}`]),
  ];
  return new CustomCodeError(who, `${what} (${about.join(", ")})`, options);
}

/**
 * Calls custom code and returns its result.
 * @param about describes the call for error messages
 * @throws {CustomCodeError} when the code throws
 */
export function called<Result>(about: () => CalledCode, run: () => Result): Result {
  try {
    return run();
  } catch (cause) {
    throw thrownBy(about(), cause);
  }
}

/** Creates the error to report for an error that custom code has thrown. */
export function thrownBy(called: CalledCode, cause: unknown): CustomCodeError {
  if (CustomCodeError.isInstance(cause)) return cause;
  return codeError(called, `failed: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
}
