/** Why a model stopped: it was done, it ran out of room, or something else the engine reports. */
export type FinishReason = "stop" | "length" | "other";

/** Tokens used; null where the engine does not say. */
export interface Usage {
  readonly promptTokens: number | null;
  readonly completionTokens: number | null;
}

/** A piece of a streamed answer. */
export type ChatChunk =
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "thinking"; readonly text: string }
  | { readonly type: "finish"; readonly finishReason: FinishReason; readonly usage: Usage };
