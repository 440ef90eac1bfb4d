import { isSimulationError, SimulationError } from "../error/simulation-error.js";

/** A custom ranker or policy did what it must not: nothing of it was recorded. */
export class CustomCodeError extends SimulationError<"OWN_CODE"> {
  /** Tells it from other errors, without `instanceof`. */
  readonly code = "OWN_CODE";

  /** Whether a value is such an error, from whatever copy of this package. */
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

/** Custom code, and what it is asked about: both for messages. */
export interface CalledCode {
  /** `the policy "night-owls"`. */
  readonly who: string;
  /** The round, counted from 0. */
  readonly round: number;
  /** The ids of the agent and the post; absent if it is not about one. */
  readonly agent?: string | undefined;
  readonly post?: string | undefined;
}

/** The error for what custom code did: it says which code, what, and in which round, for whom and on what. */
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
 * What custom code gives.
 * @throws {CustomCodeError} for whatever it throws
 */
export function called<Result>(about: () => CalledCode, run: () => Result): Result {
  try {
    return run();
  } catch (cause) {
    throw thrownBy(about(), cause);
  }
}

/** The error for what custom code threw. */
export function thrownBy(called: CalledCode, cause: unknown): CustomCodeError {
  if (CustomCodeError.isInstance(cause)) return cause;
  return codeError(called, `failed: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
}
