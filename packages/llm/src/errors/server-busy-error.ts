import { ConcordatError, hasErrorCode } from "@concordat/contracts/contract";

/** The server refuses more work for now. */
export class ServerBusyError extends ConcordatError<"SERVER_BUSY"> {
  readonly code = "SERVER_BUSY";
  /** Milliseconds the server asks to wait, or null when it does not say. */
  readonly retryAfterMs: number | null;

  static override isInstance(value: unknown): value is ServerBusyError {
    return hasErrorCode(value, "SERVER_BUSY");
  }

  constructor(
    message: string,
    { retryAfterMs = null, ...options }: ErrorOptions & { readonly retryAfterMs?: number | null } = {},
  ) {
    super(message, options);
    this.retryAfterMs = retryAfterMs;
  }
}
