/** A ranker or a policy of one's own did what it must not: nothing of it was recorded. */
export class OwnCodeError extends Error {
  /** Tells it from other errors, without `instanceof`. */
  readonly code = "OWN_CODE";

  /** Whether a value is such an error, from whatever copy of this package. */
  static isInstance(value: unknown): value is OwnCodeError {
    return value instanceof Error && "code" in value && value.code === "OWN_CODE";
  }

  /** @param who which ranker or policy, in words */
  constructor(who: string, what: string, options?: ErrorOptions) {
    super(`${who} ${what}`, options);
    this.name = "OwnCodeError";
  }
}

/**
 * What code of one's own gives.
 * @throws {OwnCodeError} that names the code, for whatever it throws
 */
export function called<Result>(who: string, run: () => Result): Result {
  try {
    return run();
  } catch (cause) {
    throw failedCode(who, cause);
  }
}

/** The error that names the code which threw something. */
export function failedCode(who: string, cause: unknown): OwnCodeError {
  if (OwnCodeError.isInstance(cause)) return cause;
  return new OwnCodeError(who, `failed: ${cause instanceof Error ? cause.message : String(cause)}`, {
    cause,
  });
}
