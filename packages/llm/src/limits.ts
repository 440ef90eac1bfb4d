/** Defaults for options that the user of a client does not set. */
export const clientDefaults = {
  /** Concurrent requests at a server. */
  maxConcurrent: 4,
  /** Maximum number of tokens of an answer, for engines that would otherwise write without end. */
  answerTokens: 1_024,
  /** Ollama: the server and the model, as `llm-config/v1` has them. */
  ollamaEndpoint: "http://localhost:11434",
  ollamaModel: "mistral",
  /** Ollama: the maximum context to request from the server, in tokens. */
  ollamaMaxContext: 16_384,
  /** In process: tokens that a prompt and its answer may have together. */
  llamaContextSize: 4_096,
  /** In process: randomness of sampling. */
  llamaTemperature: 0.7,
} as const;

/**
 * Bounds against runaway answers, for what a contract leaves unbounded. They are far above any expected answer: one
 * that reaches a bound was cut, is never treated as complete, and is requested again with doubled bounds.
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
  /** Maximum number of requested answers. */
  maxAttempts: 3,
  /** Maximum number of times that a request without an answer is repeated. */
  maxRetries: 2,
  /** Whether a request is repeated after a time-out. */
  retryTimeouts: true,
  /** Milliseconds for each request. */
  timeoutMs: 30_000,
  limits: defaultLimits,
  /** The description of the answer for the model. */
  describe: "full",
} as const;

/** Milliseconds that a client has to end an aborted request. After that the request is abandoned. */
export const graceMs = 2_000;

/** The limits at which the reading of an answer stops, whatever its tokens: no intended answer is that long. */
export const ceilings = {
  /** Length of an answer, in UTF-16 units. */
  answer: 1_000_000,
  /** Consecutive white space, in UTF-16 units, after which a stream counts as endless. */
  blankRun: 256,
} as const;

/** Maximum length of a line or event from a server, in UTF-16 units: an endless one would fill the memory. */
export const maxLineLength = 4_000_000;

/** Maximum size of an answer, in bytes after decompression. Framing takes about 300 bytes a token. */
export const maxAnswerLength = 64 * 2 ** 20;

/** Maximum size of an error response that is read, in bytes after decompression. */
export const maxErrorBodyLength = 64 * 2 ** 10;

/** Maximum length of a server's text in an error message, in UTF-16 units. */
export const maxReasonLength = 500;

/** Maximum length of a quoted malformed line in a message, in UTF-16 units. */
export const maxQuoteLength = 60;

/** Milliseconds that a recording waits for other processes that write into the same cassette. */
export const cassetteWaitMs = 30_000;
