import { FailureBase, isFailureOf } from "./failure-base.js";

/** The server rejected the credentials or denied access: status 401, 402, 403 or 407. */
export class UnauthorizedError extends FailureBase<"UNAUTHORIZED"> {
  /** The error code, which identifies this kind of failure. */
  readonly code = "UNAUTHORIZED";

  static override isInstance(value: unknown): value is UnauthorizedError {
    return isFailureOf(value, "UNAUTHORIZED");
  }
}
