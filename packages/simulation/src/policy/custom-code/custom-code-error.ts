import { isSimulationError, SimulationError } from "../../error/simulation-error.js";

/** The error for an invalid result of a custom ranker or policy, which was not recorded. */
export class CustomCodeError extends SimulationError<"OWN_CODE"> {
  /** Distinguishes this error from others without `instanceof`. */
  readonly code = "OWN_CODE";

  /** Whether a value is such an error, from any copy of this package. */
  static override isInstance(value: unknown): value is CustomCodeError {
    return isSimulationError(value, "OWN_CODE");
  }

  /**
   * @param who which ranker or policy, in words
   * @param what its mistake, in words
   * @param options the error that it follows from, if any
   */
  constructor(who: string, what: string, options?: ErrorOptions) {
    super(`${who} ${what}`, options);
  }
}

/** Custom code and the subject of a call, for messages. */
export interface CalledCode {
  /** The code, as a noun for messages: `the policy "night-owls"`. */
  readonly who: string;
  /** The round, counted from 0. */
  readonly round: number;
  /** The ids of the agent and the post; absent if the call does not concern one. */
  readonly agent?: string | undefined;
  readonly post?: string | undefined;
}

/** Creates the error for custom code: it names the code, the problem, the round, the agent and the post. */
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
 * @throws {CustomCodeError} for whatever it throws
 */
export function called<Result>(about: () => CalledCode, run: () => Result): Result {
  try {
    return run();
  } catch (cause) {
    throw thrownBy(about(), cause);
  }
}

/** Creates the error for an error thrown by custom code. */
export function thrownBy(called: CalledCode, cause: unknown): CustomCodeError {
  if (CustomCodeError.isInstance(cause)) return cause;
  return codeError(called, `failed: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
}
