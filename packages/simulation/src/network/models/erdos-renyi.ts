import type { KeyedRandom } from "../../random/keyed-random.js";
import type { EdgeList } from "../follows.js";
import { edgeDraws, forEachPick, orderedPair, Pairs, unorderedPair } from "./pairs.js";

/** The parameters of the model: one of the two, and whether edges have a direction. */
export interface ErdosRenyi {
  /** The probability of each possible edge (Gilbert 1959, https://doi.org/10.1214/aoms/1177706098). */
  readonly probability?: number | undefined;
  /** Number of edges, drawn from all possible ones (Erdős and Rényi 1959). */
  readonly edges?: number | undefined;
  readonly directed?: boolean | undefined;
}

/** Number of possible edges. */
export function possibleEdges(agents: number, directed: boolean): number {
  return (agents * (agents - 1)) / (directed ? 1 : 2);
}

/** A random network: every edge has the same probability, or every network with this number of edges. */
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
    // Floyd's algorithm: as many draws as edges, however many of the possible ones they are.
    for (let last = possible - edges; last < possible; last++) {
      const index = Math.floor(next() * (last + 1));
      drawn.add(drawn.has(index) ? last : index);
    }
    for (const index of drawn) add(index);
  }
  return pairs.edges;
}
