import { FailureBase, type FailureOptions, isFailureOf } from "./failure-base.js";

/** The server is overloaded: status 503, or a full queue. */
export class ServerBusyError extends FailureBase<"SERVER_BUSY"> {
  /** Tells this failure from others. */
  readonly code = "SERVER_BUSY";
  /** Milliseconds that the server asks to wait; `null` if it does not say. */
  readonly retryAfterMs: number | null;

  static override isInstance(value: unknown): value is ServerBusyError {
    return isFailureOf(value, "SERVER_BUSY");
  }

  constructor(
    message: string,
    { retryAfterMs = null, ...options }: FailureOptions & { readonly retryAfterMs?: number | null } = {},
  ) {
    super(message, options);
    this.retryAfterMs = retryAfterMs;
  }
}
