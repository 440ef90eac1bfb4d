import { FailureBase, type FailureOptions, isFailureOf } from "./failure-base.js";

/** The caller exceeded a rate limit of the server: status 429. */
export class RateLimitedError extends FailureBase<"RATE_LIMITED"> {
  /** Tells this failure from others. */
  readonly code = "RATE_LIMITED";
  /** Milliseconds that the server asks to wait; `null` if it does not say. */
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
