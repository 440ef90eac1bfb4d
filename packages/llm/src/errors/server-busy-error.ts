import { FailureBase, type FailureOptions, isFailureOf } from "./failure-base.js";

/** The server is overloaded: status 503, or a full queue. */
export class ServerBusyError extends FailureBase<"SERVER_BUSY"> {
  /** The error code, which identifies this kind of failure. */
  readonly code = "SERVER_BUSY";
  /** Milliseconds to wait, as requested by the server; `null` if it does not request any. */
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
