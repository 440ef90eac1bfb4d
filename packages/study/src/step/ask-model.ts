import type { ChatClient } from "@concordat/llm";

/** Options for requests to a model. */
export interface AskModel {
  /** The client of the model. */
  readonly client: ChatClient;
  /** The sampling temperature, from 0 to 2. Default: the engine's temperature. */
  readonly temperature?: number;
  /** Time limit of a request, in milliseconds. Default: the time limits of the analyst and the copilot. */
  readonly timeoutMs?: number;
  /** The cassette files to which the client records, if any. Default: none. */
  readonly recordings?: readonly string[];
  /** Aborts the requests. Answers received so far are kept. */
  readonly signal?: AbortSignal;
}
