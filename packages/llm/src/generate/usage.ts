import type { Usage } from "../chat/index.js";
import { tokenCount } from "../chat/token-count.js";

/** The usage of a request whose client says nothing. */
export const unknownUsage: Usage = { promptTokens: null, completionTokens: null };

/** What a client said, as far as it can be true: anything but a natural number is not known. */
export function checkedUsage({ promptTokens, completionTokens }: Usage = unknownUsage): Usage {
  return { promptTokens: tokenCount(promptTokens), completionTokens: tokenCount(completionTokens) };
}

/** The tokens of several requests or outcomes together; null where none of them says. */
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
