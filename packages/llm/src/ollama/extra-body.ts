/** Additional members for the body of a chat request. They replace the client's members of the same name. */
export interface OllamaExtraBody {
  /** `"json"` or a JSON Schema. */
  readonly format?: string | object;
  /** How long the model stays loaded after the request: `"10m"`, or seconds. */
  readonly keep_alive?: string | number;
  /** The definitions of functions that the model may call. */
  readonly tools?: readonly object[];
  /** Whether, or how much, the model thinks before it answers. */
  readonly think?: boolean | "high" | "medium" | "low";
  readonly logprobs?: boolean;
  readonly top_logprobs?: number;
  readonly options?: OllamaModelOptions;
  readonly [name: string]: unknown;
}

/** The documented options of a model, and any other. */
export interface OllamaModelOptions {
  readonly num_ctx?: number;
  readonly num_batch?: number;
  readonly num_gpu?: number;
  readonly num_keep?: number;
  readonly num_predict?: number;
  readonly num_thread?: number;
  readonly seed?: number;
  readonly temperature?: number;
  readonly top_k?: number;
  readonly top_p?: number;
  readonly min_p?: number;
  readonly typical_p?: number;
  readonly repeat_last_n?: number;
  readonly repeat_penalty?: number;
  readonly presence_penalty?: number;
  readonly frequency_penalty?: number;
  readonly stop?: readonly string[];
  readonly [name: string]: unknown;
}
