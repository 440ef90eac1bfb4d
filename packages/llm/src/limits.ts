/** Defaults for options that the user of a client does not set. */
export const clientDefaults = {
  /** Maximum number of concurrent requests to a server. */
  maxConcurrent: 4,
  /** Maximum number of tokens of an answer, for engines that would otherwise generate without end. */
  answerTokens: 1_024,
  /** Ollama's default server. Together with the model, it equals the default in `llm-config/v1`. */
  ollamaEndpoint: "http://localhost:11434",
  ollamaModel: "mistral",
  /** Ollama: the maximum context to request from the server, in tokens. */
  ollamaMaxContext: 16_384,
  /** Embedded model: maximum number of tokens of a prompt and its answer together. */
  llamaContextSize: 4_096,
  /** Embedded model: sampling temperature. */
  llamaTemperature: 0.7,
} as const;

/**
 * Limits against runaway answers, for strings and arrays that a contract does not limit. They are far above any
 * expected answer. An answer that reaches a limit is treated as truncated, and is requested again with doubled
 * limits.
 */
export interface Limits {
  /** Maximum length of a string, in characters. Default 2,000. */
  readonly text: number;
  /** Maximum number of items of an array. Default 256. */
  readonly items: number;
}

/** The default bounds. */
export const defaultLimits: Limits = { text: 2_000, items: 256 };

/** Defaults for options that a caller of `generateObject` does not set. */
export const callDefaults = {
  /** Maximum number of answers to request. */
  maxAttempts: 3,
  /** Maximum number of times to repeat a request that got no answer. */
  maxRetries: 2,
  /** Whether to repeat a request after a timeout. */
  retryTimeouts: true,
  /** Timeout of each request, in milliseconds. */
  timeoutMs: 30_000,
  limits: defaultLimits,
  /** How detailed the description of the answer for the model is. */
  describe: "full",
} as const;

/** Milliseconds within which a client must end an aborted request. After that, the request is abandoned. */
export const graceMs = 2_000;

/** Limits beyond which an answer is no longer read, regardless of its token limit. No intended answer is that long. */
export const ceilings = {
  /** Maximum length of an answer, in UTF-16 units. */
  answer: 1_000_000,
  /** Maximum length of consecutive white space, in UTF-16 units. A longer run counts as endless. */
  blankRun: 256,
} as const;

/** Maximum length of a line or event from a server, in UTF-16 units. An endless one would otherwise fill the memory. */
export const maxLineLength = 4_000_000;

/** Maximum size of an answer, in bytes after decompression. The protocol adds about 300 bytes for each token. */
export const maxAnswerLength = 64 * 2 ** 20;

/** Maximum size of an error response that is read, in bytes after decompression. */
export const maxErrorBodyLength = 64 * 2 ** 10;

/** Maximum length of a server's text in an error message, in UTF-16 units. */
export const maxReasonLength = 500;

/** Maximum length of a quoted malformed line in a message, in UTF-16 units. */
export const maxQuoteLength = 60;

/** Milliseconds for which a recording waits while other processes write into the same cassette. */
export const cassetteWaitMs = 30_000;
