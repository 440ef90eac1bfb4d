import type { JsonSchema } from "@concordat/contracts/contract";
import type { ChatMessage } from "./chat-message.js";
import type { Continuations } from "./option-odds.js";
import type { ToolSpec } from "./tool-call.js";
import type { TriedClient } from "./tried-client.js";

/** A request to a client. The engine's own default applies to every omitted member. */
export interface ChatRequest {
  /** The conversation, oldest message first. */
  readonly messages: readonly ChatMessage[];
  /** The wire schema that the answer must fit, already lowered to the client's `wireForm`. */
  readonly schema?: JsonSchema;
  /** The tools that the model may call instead of answering. Only for clients whose `callsTools` resolves to true. */
  readonly tools?: readonly ToolSpec[];
  /** Randomness of sampling, 0 to 2. */
  readonly temperature?: number;
  /** Makes sampling repeatable on the same engine and model. An integer from 0 to 2^31 - 1. */
  readonly seed?: number;
  /** Maximum number of tokens of the answer. */
  readonly maxTokens?: number;
  /**
   * The beginning of the answer. The model continues it, and the text of the answer does not repeat it. Only for
   * clients whose `prefills` is true.
   */
  readonly prefill?: string;
  /** Stop texts: the answer ends before the first occurrence of one. */
  readonly stop?: readonly string[];
  /**
   * Texts whose probabilities are requested: the client yields one chunk with `odds`, and writes nothing. Only for
   * clients whose `odds` is `exact`.
   */
  readonly continuations?: Continuations;
  /**
   * Number of most probable tokens to list at each position of the answer. Only for clients whose `odds` is `listed`.
   */
  readonly topLogprobs?: number;
  /** The requested field of a value, as a JSON Pointer; absent if the complete value is requested. */
  readonly field?: string;
  /** Requests with the same object belong to one value: a client that chooses among several models asks one for all of them. */
  readonly valueKey?: object;
  /**
   * Stops the request, at the engine too. A reason named `TimeoutError` (as `AbortSignal.timeout` gives)
   * makes the request fail with `TIMEOUT`, any other with `ABORTED`.
   */
  readonly signal?: AbortSignal;
  /**
   * Milliseconds after which the caller aborts `signal` with a `TimeoutError`, not counting the wait for other
   * requests; for clients that divide this time among several. Absent if the caller sets none.
   */
  readonly timeoutMs?: number;
  /** Called when the client makes the request wait for others: its time does not count yet. */
  readonly onQueued?: () => void;
  /** Called when a request that had to wait goes to the engine. */
  readonly onStarted?: () => void;
  /** Called by a client that combines several, with the id of each one that it calls. */
  readonly onAsked?: (model: string) => void;
  /** Called by a client that combines several, with each one that gave no answer, including the last. */
  readonly onTried?: (tried: TriedClient) => void;
}
