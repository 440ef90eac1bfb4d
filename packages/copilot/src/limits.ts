/** Values of options that a caller omits. */
export const defaults = {
  /** Milliseconds for each request to the model. */
  timeoutMs: 60_000,
  /** Answers of each specialist and of the synthesis. */
  samples: 1,
} as const;

/**
 * Maximum number of rounds in which a context that is too long is summarised. Each round summarises the result of the
 * previous one.
 */
export const maxSummaryRounds = 4;

/** Tokens kept for the instructions, the specialists' findings and the answer. */
export const reservedTokens = 1_800;

/** Characters of a text for each of its tokens; hardly any text needs more tokens. */
export const minCharactersPerToken = 2.5;

/** Items of a list, of a specialist's as of the synthesis's: how many are requested. */
export const itemRange = { min: 2, max: 6 } as const;

/** Maximum length of a recommendation that is a stance and not a paragraph, in characters. */
export const maxStanceLength = 80;
