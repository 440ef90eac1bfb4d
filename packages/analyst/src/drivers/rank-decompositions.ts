import type { Decomposition, Driver } from "./drivers.js";

/**
 * Ranks decompositions. The requested dimension comes first, then the dimensions that the question names. The others
 * follow, sorted by how much the contribution of a group differs from its share of the total.
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
      departure: largestDeparture(decomposition.drivers),
    }))
    .sort((x, y) => y.named - x.named || y.departure - x.departure)
    .map(({ decomposition }) => decomposition);
}

/**
 * Returns the largest difference between a group's share of the change and its share of the total in the earlier
 * period. In a dimension that has nothing to do with the change, these shares differ only by chance.
 */
function largestDeparture(drivers: readonly Driver[]): number {
  const sizes = drivers.map(({ split, valueA }) => Math.abs(split === null ? (valueA ?? 0) : split.weightA));
  const size = sizes.reduce((total, own) => total + own, 0);
  const change = drivers.reduce((total, { effect }) => total + effect, 0);
  return Math.max(
    0,
    ...drivers.map(({ effect }, index) => {
      const share = size === 0 ? 1 / drivers.length : (sizes[index] ?? 0) / size;
      return Math.abs(effect - share * change);
    }),
  );
}
