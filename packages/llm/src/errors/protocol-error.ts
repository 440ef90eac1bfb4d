import { FailureBase, type FailureOptions, isFailureOf } from "./failure-base.js";

/** The server's answer violates its protocol, or the server rejected the request as invalid. */
export class ProtocolError extends FailureBase<"PROTOCOL_ERROR"> {
  /** The error code, which identifies this kind of failure. */
  readonly code = "PROTOCOL_ERROR";
  /** Whether the same request may succeed later; false if the server rejected it as invalid. */
  readonly retryable: boolean;

  static override isInstance(value: unknown): value is ProtocolError {
    return isFailureOf(value, "PROTOCOL_ERROR");
  }

  constructor(
    message: string,
    { retryable = true, ...options }: FailureOptions & { readonly retryable?: boolean } = {},
  ) {
    super(message, options);
    this.retryable = retryable;
  }
}
