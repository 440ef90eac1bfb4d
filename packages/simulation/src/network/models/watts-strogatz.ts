import type { KeyedRandom } from "../../random/keyed-random.js";
import type { EdgeList } from "../follows.js";
import { edgeDraws, Pairs } from "./pairs.js";

/**
 * Creates a small-world network (Watts and Strogatz 1998, https://doi.org/10.1038/30918). The agents form a ring in the
 * order of their ids, and each is connected to its nearest neighbours. With the probability `rewired`, the far end of
 * an edge is moved to a random agent.
 */
export function wattsStrogatzEdges(
  agents: number,
  { neighbours, rewired }: { readonly neighbours: number; readonly rewired: number },
  draws: KeyedRandom,
): EdgeList {
  const next = edgeDraws(draws);
  const keyOf = (a: number, b: number): number => (a < b ? a * agents + b : b * agents + a);
  const edges = new Set<number>();
  const degrees = new Uint32Array(agents).fill(neighbours);
  const half = neighbours / 2;
  for (let step = 1; step <= half; step++)
    for (let agent = 0; agent < agents; agent++) edges.add(keyOf(agent, (agent + step) % agents));
  for (let step = 1; step <= half; step++) {
    for (let agent = 0; agent < agents; agent++) {
      if (next() >= rewired || (degrees[agent] ?? 0) >= agents - 1) continue;
      let other = Math.floor(next() * agents);
      while (other === agent || edges.has(keyOf(agent, other))) other = Math.floor(next() * agents);
      const far = (agent + step) % agents;
      edges.delete(keyOf(agent, far));
      edges.add(keyOf(agent, other));
      degrees[far] = (degrees[far] ?? 0) - 1;
      degrees[other] = (degrees[other] ?? 0) + 1;
    }
  }
  const pairs = new Pairs(false);
  for (const key of edges) pairs.add(Math.floor(key / agents), key % agents);
  return pairs.edges;
}
