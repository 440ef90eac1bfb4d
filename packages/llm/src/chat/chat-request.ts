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
  /** Strings that stop generation. The answer ends before the first occurrence of one of them. */
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
  /**
   * An object that identifies the value to which a request belongs. A client that chooses among several models sends
   * all requests with the same object to the same model.
   */
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
  /** Called if the client delays the request because of others. The timeout starts only afterwards. */
  readonly onQueued?: () => void;
  /** Called when a request that had to wait goes to the engine. */
  readonly onStarted?: () => void;
  /** Called with the id of each client that a combining client calls. */
  readonly onAsked?: (model: string) => void;
  /** Called for each client that gave no answer, including the last one, if the client combines several. */
  readonly onTried?: (tried: TriedClient) => void;
}
