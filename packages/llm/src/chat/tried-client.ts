import type { Failure } from "../errors/index.js";

/** A client that did not answer a request, and the reason, if a client combines several. */
export interface TriedClient {
  /** The client's id. */
  readonly model: string;
  /** The reason why the client gave no answer. */
  readonly error: Failure;
}
