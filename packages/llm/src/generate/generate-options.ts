import type { Contract } from "@concordat/contracts/contract";
import type { ChatClient, ChatMessage } from "../chat/index.js";
import type { Extension } from "../wire/extend-schema.js";
import type { Narrowing } from "../wire/narrow-schema.js";
import type { GenerateEvent } from "./generate-event.js";

/** What `generateObject` needs. */
export interface GenerateOptions<Output, Input = Output> {
  readonly client: ChatClient;
  readonly contract: Contract<Output, Input>;
  readonly messages: readonly ChatMessage[];
  /**
   * Facts of the moment that narrow what may be answered, as JSON Pointers into the value to the values open
   * there: `{ "/post_id": ["p1", "p2"] }`, or to a schema and a check of what stands there. `*` stands for every
   * item of an array. An answer outside them is a violation.
   */
  readonly narrow?: Narrowing;
  /** Fields asked for besides the contract, before its own: they end in `outcome.extension`. */
  readonly extension?: Extension;
  /** Optional properties that the model is not asked for, by name. */
  readonly omit?: readonly string[];
  /** The most characters of a text that the contract leaves unbounded. Default 400. */
  readonly maxText?: number;
  /** Add to the last message what the answer looks like, in a few words. Default true. */
  readonly describe?: boolean;
  /** Requests to make at most. Default 3. */
  readonly maxAttempts?: number;
  /** The seed of each attempt (counted from 1), or one seed from which the attempts' seeds follow. */
  readonly seed?: number | ((attempt: number) => number);
  readonly temperature?: number;
  /** Tokens for the answer at the first attempt; an answer cut off is asked for again with twice as many. */
  readonly maxTokens?: number;
  /** Milliseconds for each attempt. Default 30 000. */
  readonly timeoutMs?: number;
  /** Milliseconds for all attempts and the waits between them. Default: no limit. */
  readonly deadlineMs?: number;
  readonly signal?: AbortSignal;
  readonly onEvent?: (event: GenerateEvent) => void;
  /** Gives numbers from 0 to 1 for the jitter of waits. Default `Math.random`. */
  readonly random?: () => number;
}
