import { FailureBase, isFailureOf } from "./failure-base.js";

/** The server refuses the credentials, or the request of their owner: 401, 402, 403 and 407. */
export class UnauthorizedError extends FailureBase<"UNAUTHORIZED"> {
  /** Tells this failure from others. */
  readonly code = "UNAUTHORIZED";

  static override isInstance(value: unknown): value is UnauthorizedError {
    return isFailureOf(value, "UNAUTHORIZED");
  }
}
