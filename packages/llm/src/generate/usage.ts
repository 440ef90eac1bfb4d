import type { Usage } from "../chat/index.js";
import { tokenCount } from "../chat/token-count.js";

/** The usage of a request whose client does not report it. */
export const unknownUsage: Usage = { promptTokens: null, completionTokens: null };

/** Returns the token counts that a client reported. A value that is not a natural number becomes `null`. */
export function checkedUsage({ promptTokens, completionTokens }: Usage = unknownUsage): Usage {
  return { promptTokens: tokenCount(promptTokens), completionTokens: tokenCount(completionTokens) };
}

/** Returns the sum of the tokens of several requests or outcomes. A count is `null` if no request reports it. */
export function addUsage(usages: readonly Usage[]): Usage {
  return {
    promptTokens: add(usages.map(({ promptTokens }) => promptTokens)),
    completionTokens: add(usages.map(({ completionTokens }) => completionTokens)),
  };
}

function add(counts: readonly (number | null)[]): number | null {
  const known = counts.filter((count) => count !== null);
  return known.length === 0 ? null : known.reduce((sum, count) => sum + count, 0);
}
