import type { JsonSchema } from "@concordat/contracts/contract";
import type { ChatMessage } from "./chat-message.js";
import type { Continuations } from "./option-odds.js";
import type { TriedClient } from "./tried-client.js";

/** What a client is asked. Whatever is left out, the engine's own default holds. */
export interface ChatRequest {
  /** The conversation, oldest message first. */
  readonly messages: readonly ChatMessage[];
  /** The wire schema that the answer must fit, already lowered to the client's `wireForm`. */
  readonly schema?: JsonSchema;
  /** Randomness of sampling, 0 to 2. */
  readonly temperature?: number;
  /** Makes sampling repeatable on the same engine and model. An integer from 0 to 2^31 - 1. */
  readonly seed?: number;
  /** Maximum number of tokens of the answer. */
  readonly maxTokens?: number;
  /**
   * How the answer begins: the model goes on from here, and the text of the answer does not repeat it. Only for clients whose
   * `prefills` is true.
   */
  readonly prefill?: string;
  /** Texts at the first of which the answer ends; none of them is part of it. */
  readonly stop?: readonly string[];
  /**
   * Texts whose probabilities are asked for: the client gives one chunk `odds`, and writes nothing. Only for clients whose `odds` is
   * `exact`.
   */
  readonly continuations?: Continuations;
  /** How many of the most probable tokens are listed at each place of the answer. Only for clients whose `odds` is `listed`. */
  readonly topLogprobs?: number;
  /** The field of a value that is asked for, as a JSON Pointer; absent where the whole value is. */
  readonly field?: string;
  /** Requests with the same object belong to one value: a client that chooses among several models asks one for all of them. */
  readonly valueKey?: object;
  /**
   * Stops the request, at the engine too. A reason named `TimeoutError` (as `AbortSignal.timeout` gives)
   * makes the request fail with `TIMEOUT`, any other with `ABORTED`.
   */
  readonly signal?: AbortSignal;
  /**
   * Milliseconds after which the caller aborts `signal` with a `TimeoutError`, waiting for others not counted; for clients
   * that share this time out among several. Absent where the caller says nothing.
   */
  readonly timeoutMs?: number;
  /** Called when the client makes the request wait for others: its time does not count yet. */
  readonly onQueued?: () => void;
  /** Called when a request that had to wait goes to the engine. */
  readonly onStarted?: () => void;
  /** Called by a client that stands for several, with the id of each one that it asks. */
  readonly onAsked?: (model: string) => void;
  /** Called by a client that stands for several, with each one that gave no answer, the last one included. */
  readonly onTried?: (tried: TriedClient) => void;
}
