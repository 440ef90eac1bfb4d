import type { Usage } from "../chat/index.js";
import { tokenCount } from "../chat/token-count.js";

/** The usage of a request whose client does not report it. */
export const unknownUsage: Usage = { promptTokens: null, completionTokens: null };

/** The counts that a client reported; anything but a natural number becomes `null`. */
export function checkedUsage({ promptTokens, completionTokens }: Usage = unknownUsage): Usage {
  return { promptTokens: tokenCount(promptTokens), completionTokens: tokenCount(completionTokens) };
}

/** The sum of the tokens of several requests or outcomes; `null` if none reports them. */
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
