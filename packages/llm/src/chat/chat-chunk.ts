import type { OptionOdds } from "./option-odds.js";
import type { TokenLogprobs } from "./token-logprobs.js";
import type { ToolCall } from "./tool-call.js";

/**
 * The reason why a model stopped: it finished, it reached the token limit, or another reason reported by the engine.
 */
export type FinishReason = "stop" | "length" | "other";

/** Tokens used; `null` if the engine does not report them. */
export interface Usage {
  /** Tokens of the prompt; `null` if the engine does not report them. */
  readonly promptTokens: number | null;
  /** Tokens of the answer; `null` if the engine does not report them. */
  readonly completionTokens: number | null;
}

/** A piece of a streamed answer. */
export type ChatChunk =
  | {
      readonly type: "text";
      /** The next characters, in the order in which the model wrote them. */
      readonly text: string;
    }
  | { readonly type: "thinking"; readonly text: string }
  | {
      readonly type: "tool-call";
      /** A call of one of the request's `tools`, complete. */
      readonly call: ToolCall;
    }
  | {
      readonly type: "odds";
      /** The probabilities of the request's `continuations`, in the same order. */
      readonly odds: readonly OptionOdds[];
    }
  | {
      readonly type: "logprobs";
      /** The next tokens of the answer, in the order in which the model wrote them; of a request with `topLogprobs`. */
      readonly tokens: readonly TokenLogprobs[];
    }
  | {
      readonly type: "finish";
      /** The reason why the model stopped. */
      readonly finishReason: FinishReason;
      /** Token counts of the request. */
      readonly usage: Usage;
      /** The id of the client that answered, if the client combines several. */
      readonly model?: string;
    };
