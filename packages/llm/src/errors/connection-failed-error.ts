import { FailureBase, isFailureOf } from "./failure-base.js";

/** The endpoint did not respond, or the connection broke before an answer. */
export class ConnectionFailedError extends FailureBase<"CONNECTION_FAILED"> {
  /** The error code, which identifies this kind of failure. */
  readonly code = "CONNECTION_FAILED";

  static override isInstance(value: unknown): value is ConnectionFailedError {
    return isFailureOf(value, "CONNECTION_FAILED");
  }
}
