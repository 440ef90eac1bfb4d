import type { Decomposition, Driver } from "./drivers.js";

/**
 * Ranks decompositions: the requested dimension, then those that the question names, then those in which few
 * members account for most of the change.
 */
export function rankDecompositions(
  decompositions: readonly Decomposition[],
  question: string,
  by?: string,
): readonly Decomposition[] {
  const asked = question.toLowerCase();
  return decompositions
    .map((decomposition) => ({
      decomposition,
      named:
        decomposition.dimension === by ? 2 : asked.includes(decomposition.dimension.toLowerCase()) ? 1 : 0,
      concentration: concentration(decomposition.drivers),
    }))
    .sort((x, y) => y.named - x.named || y.concentration - x.concentration)
    .map(({ decomposition }) => decomposition);
}

/**
 * How concentrated a change is, regardless of the number of members: 0 if all members changed alike, 1 if
 * only one did (the normalised Herfindahl index of the effects' sizes).
 */
function concentration(drivers: readonly Driver[]): number {
  const sizes = drivers.map(({ effect }) => Math.abs(effect));
  const sum = sizes.reduce((total, size) => total + size, 0);
  if (sum === 0 || sizes.length < 2) return 0;
  const herfindahl = sizes.reduce((total, size) => total + (size / sum) ** 2, 0);
  const even = 1 / sizes.length;
  return (herfindahl - even) / (1 - even);
}
