/** How a text is read. */
export interface ParseOptions {
  /** Refuse everything that is not strict JSON and nothing else. Default false. */
  readonly strict?: boolean;
  /** The longest text read, in UTF-16 units. Default 4,000,000. */
  readonly maxLength?: number;
  /** Why the model stopped, where that is known: an answer that ended for `length` is never closed by a repair. */
  readonly finishReason?: "stop" | "length" | "other";
}

export const defaultMaxLength = 4_000_000;
