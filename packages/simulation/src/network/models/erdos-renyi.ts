import type { KeyedRandom } from "../../random/keyed-random.js";
import type { EdgeList } from "../follows.js";
import { edgeDraws, forEachPick, orderedPair, Pairs, unorderedPair } from "./pairs.js";

/** The parameters of the Erdős–Rényi model: either `probability` or `edges`, and whether edges are directed. */
export interface ErdosRenyi {
  /** The probability of each possible edge (Gilbert 1959, https://doi.org/10.1214/aoms/1177706098). */
  readonly probability?: number | undefined;
  /** Number of edges, which are sampled from all possible edges (Erdős and Rényi 1959). */
  readonly edges?: number | undefined;
  readonly directed?: boolean | undefined;
}

/** Returns the number of possible edges between agents. */
export function possibleEdges(agents: number, directed: boolean): number {
  return (agents * (agents - 1)) / (directed ? 1 : 2);
}

/**
 * Creates a random network. Given a probability, each possible edge exists with that probability. Given a number of
 * edges, each set of that many edges is equally likely.
 */
export function erdosRenyiEdges(
  agents: number,
  { probability = 0, edges, directed = false }: ErdosRenyi,
  draws: KeyedRandom,
): EdgeList {
  const pairs = new Pairs(directed);
  const next = edgeDraws(draws);
  const possible = possibleEdges(agents, directed);
  const add = (index: number): void => {
    const [a, b] = directed ? orderedPair(index, agents) : unorderedPair(index);
    pairs.add(a, b);
  };
  if (edges === undefined) forEachPick(possible, probability, next, add);
  else {
    const drawn = new Set<number>();
    // Floyd's algorithm needs only one random number for each edge, even if almost all possible edges are chosen.
    for (let last = possible - edges; last < possible; last++) {
      const index = Math.floor(next() * (last + 1));
      drawn.add(drawn.has(index) ? last : index);
    }
    for (const index of drawn) add(index);
  }
  return pairs.edges;
}
