import { ConcordatError } from "@concordat/contracts/contract";

/** Optional details of a request's error, in addition to its message. */
export interface FailureOptions extends ErrorOptions {
  /** The HTTP status of the server's response, if there was one. */
  readonly status?: number | undefined;
}

const marker: unique symbol = Symbol.for("concordat.failure");

/** The base of the errors of requests. `Failure` is their union. */
export abstract class FailureBase<Code extends string> extends ConcordatError<Code> {
  /** The HTTP status of the server's response; absent without an HTTP response. */
  declare readonly status?: number;

  constructor(message: string, { status, ...options }: FailureOptions = {}) {
    super(message, options);
    Object.defineProperty(this, marker, { value: true });
    if (status !== undefined) this.status = status;
  }
}

/**
 * Whether a value is the failure of a request with this code, from any copy of the package. It also checks a marker,
 * because errors of other packages may have the same code, such as `UNREADABLE` in files.
 */
export function isFailureOf<Code extends string>(value: unknown, code: Code): value is FailureBase<Code> {
  return hasFailureMarker(value) && value.code === code;
}

/** Whether a value is the failure of a request, regardless of its code. */
export function hasFailureMarker(value: unknown): value is FailureBase<string> {
  return ConcordatError.isInstance(value) && marker in value;
}
