import { FailureBase, type FailureOptions, isFailureOf } from "./failure-base.js";

/** The caller exceeded a rate limit of the server: status 429. */
export class RateLimitedError extends FailureBase<"RATE_LIMITED"> {
  /** The error code, which identifies this kind of failure. */
  readonly code = "RATE_LIMITED";
  /** Milliseconds to wait, as requested by the server; `null` if it does not request any. */
  readonly retryAfterMs: number | null;

  static override isInstance(value: unknown): value is RateLimitedError {
    return isFailureOf(value, "RATE_LIMITED");
  }

  constructor(
    message: string,
    { retryAfterMs = null, ...options }: FailureOptions & { readonly retryAfterMs?: number | null } = {},
  ) {
    super(message, options);
    this.retryAfterMs = retryAfterMs;
  }
}
