import type { ChatClient } from "@concordat/llm";

/** Options for requests to a model. */
export interface AskModel {
  /** The client of the model. */
  readonly client: ChatClient;
  /** Randomness of sampling, 0 to 2. Default: the engine's. */
  readonly temperature?: number;
  /** Time limit of a request, in milliseconds. Default: that of the analyst and of the copilot. */
  readonly timeoutMs?: number;
  /** Cassettes to which the client records. Default: none. */
  readonly recordings?: readonly string[];
  /** Aborts the work; answers so far are kept. */
  readonly signal?: AbortSignal;
}
