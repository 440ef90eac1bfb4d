/** Default values of options. */
export const defaults = {
  /** Timeout of each request to the model, in milliseconds. */
  timeoutMs: 60_000,
  /** Number of answers requested from each specialist and for the synthesis. */
  samples: 1,
} as const;

/**
 * Maximum number of times that a context that is too long is summarised. Each round summarises the result of the one
 * before.
 */
export const maxSummaryRounds = 4;

/**
 * Number of tokens of the model's context that are reserved for the instructions, the specialists' findings and the
 * answer.
 */
export const reservedTokens = 1_800;

/** Minimum number of characters per token, assumed to be safe for almost any text. */
export const minCharactersPerToken = 2.5;

/** Number of items to request for each list, from specialists and in the synthesis. */
export const itemRange = { min: 2, max: 6 } as const;

/**
 * Maximum length of a short recommendation (stance), in characters. A longer recommendation is treated as a paragraph.
 */
export const maxStanceLength = 80;
