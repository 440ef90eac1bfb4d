import type { Failure } from "../errors/index.js";

/**
 * A client that did not answer a request, with the reason. It is one of several clients that another client combines.
 */
export interface TriedClient {
  /** The client's id. */
  readonly model: string;
  /** The reason why the client gave no answer. */
  readonly error: Failure;
}
