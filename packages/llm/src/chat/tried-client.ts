import type { Failure } from "../errors/index.js";

/** One of several clients that may answer a request, and why it did not. */
export interface TriedClient {
  /** The client's id. */
  readonly model: string;
  /** Why it gave no answer. */
  readonly error: Failure;
}
