import type { Usage } from "../chat/index.js";

/** Sums over several requests; null where none of them says. */
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
