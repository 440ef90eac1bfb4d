import type { ChatClient } from "@concordat/llm";

/** How a model is asked for words. */
export interface AskModel {
  /** Which model. */
  readonly client: ChatClient;
  /** Randomness of sampling, 0 to 2. Default: the engine's. */
  readonly temperature?: number;
  /** Milliseconds for each request. Default: that of the analyst and of the copilot. */
  readonly timeoutMs?: number;
  /** Cassettes that the client records into. Default: none. */
  readonly recordings?: readonly string[];
  /** Stops it; what was answered stays. */
  readonly signal?: AbortSignal;
}
