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
  /** Whether the server lists the probability of each token. */
  readonly logprobs?: boolean;
  /** Number of alternatives listed for each token. */
  readonly top_logprobs?: number;
  /** Options of the model, added to those of the client. */
  readonly options?: OllamaModelOptions;
  readonly [name: string]: unknown;
}

/** The documented options of a model, and any other. */
export interface OllamaModelOptions {
  /** Size of the context in tokens. */
  readonly num_ctx?: number;
  /** Tokens of the prompt that are processed together. */
  readonly num_batch?: number;
  /** Number of layers on the graphics processor. */
  readonly num_gpu?: number;
  /** Number of tokens kept when the context is full. */
  readonly num_keep?: number;
  /** Maximum number of tokens of the answer. */
  readonly num_predict?: number;
  /** Number of threads. */
  readonly num_thread?: number;
  /** Seed of the sampler. */
  readonly seed?: number;
  /** Temperature of the sampler. */
  readonly temperature?: number;
  /** Number of tokens to choose among. */
  readonly top_k?: number;
  /** Total probability of the tokens to choose among. */
  readonly top_p?: number;
  /** Minimum probability relative to the most probable token. */
  readonly min_p?: number;
  /** Total probability of the typical tokens to choose among. */
  readonly typical_p?: number;
  /** Number of tokens that count as repetitions. */
  readonly repeat_last_n?: number;
  /** Penalty for repeated tokens. */
  readonly repeat_penalty?: number;
  /** Penalty for tokens that have occurred. */
  readonly presence_penalty?: number;
  /** Penalty for tokens by how often they have occurred. */
  readonly frequency_penalty?: number;
  /** Texts that end the answer. */
  readonly stop?: readonly string[];
  readonly [name: string]: unknown;
}
