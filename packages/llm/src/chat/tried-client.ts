import type { Failure } from "../errors/index.js";

/** A client that did not answer a request, and the reason, if a client combines several. */
export interface TriedClient {
  /** The client's id. */
  readonly model: string;
  /** Why it gave no answer. */
  readonly error: Failure;
}
