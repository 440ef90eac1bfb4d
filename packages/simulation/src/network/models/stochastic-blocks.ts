import type { KeyedRandom } from "../../random/keyed-random.js";
import type { EdgeList } from "../follows.js";
import { edgeDraws, forEachPick, orderedPair, Pairs, unorderedPair } from "./pairs.js";

/** The probability of an edge, by the block of the follower (row) and the block of the followed agent (column). */
export type BlockProbabilities = readonly (readonly number[])[];

/**
 * Creates a network in which the probability of an edge depends on the blocks of its ends (Holland, Laskey and
 * Leinhardt 1983, https://doi.org/10.1016/0378-8733(83)90021-7).
 * @param blocks the numbers of the agents in each block
 */
export function stochasticBlockEdges(
  blocks: readonly Uint32Array[],
  {
    probabilities,
    directed = false,
  }: { readonly probabilities: BlockProbabilities; readonly directed?: boolean | undefined },
  draws: KeyedRandom,
): EdgeList {
  const next = edgeDraws(draws);
  const pairs = new Pairs(directed);
  for (const [row, from] of blocks.entries()) {
    for (const [column, to] of blocks.entries()) {
      if (!directed && column < row) continue;
      const { count, pairAt } = possiblePairs(from.length, to.length, row === column, directed);
      forEachPick(count, probabilities[row]?.[column] ?? 0, next, (index) => {
        const [a, b] = pairAt(index);
        pairs.add(from[a] ?? 0, to[b] ?? 0);
      });
    }
  }
  return pairs.edges;
}

/**
 * Returns the number of possible edges between two blocks, and a function from the index of such an edge to its two
 * ends. Each end is given by its position in its block.
 */
function possiblePairs(
  from: number,
  to: number,
  isSame: boolean,
  directed: boolean,
): { readonly count: number; readonly pairAt: (index: number) => readonly [number, number] } {
  if (!isSame) return { count: from * to, pairAt: (index) => [Math.floor(index / to), index % to] };
  if (directed) return { count: from * (from - 1), pairAt: (index) => orderedPair(index, from) };
  return { count: (from * (from - 1)) / 2, pairAt: unorderedPair };
}
