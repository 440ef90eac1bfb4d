import type { WireForm } from "../wire/wire-form.js";
import type { ChatChunk } from "./chat-chunk.js";
import type { ChatRequest } from "./chat-request.js";

/** A model that can be talked to. One client speaks to one model. */
export interface ChatClient {
  /** Engine and model, as records name them: `ollama:mistral`. */
  readonly id: string;
  /** What the engine's grammar enforces; decides how a contract is lowered for it. */
  readonly wireForm: WireForm;
  /** The most tokens that a prompt and its answer may have together; absent when the client does not know. */
  readonly contextTokens?: number;
  /** How many tokens a conversation takes; absent where the client cannot count them. */
  countTokens?(messages: ChatRequest["messages"]): number;
  /**
   * One request, streamed. The last chunk is the only `finish` chunk.
   *
   * The iterator throws a `ConcordatError` when the request fails. Leaving the loop early, or aborting
   * `request.signal`, stops the generation at the engine too.
   */
  chat(request: ChatRequest): AsyncIterable<ChatChunk>;
}
