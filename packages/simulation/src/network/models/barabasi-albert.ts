import type { KeyedRandom } from "../../random/keyed-random.js";
import type { EdgeList } from "../follows.js";
import { edgeDraws, Pairs } from "./pairs.js";

/**
 * Creates a network by preferential attachment (Barabási and Albert 1999,
 * https://doi.org/10.1126/science.286.5439.509). Agents arrive in the order of their ids. The first `attaches` agents
 * are each connected to the next agent. Every later agent is connected to `attaches` earlier ones, with a probability
 * proportional to their number of edges.
 */
export function barabasiAlbertEdges(
  agents: number,
  { attaches }: { readonly attaches: number },
  draws: KeyedRandom,
): EdgeList {
  const next = edgeDraws(draws);
  const pairs = new Pairs(false);
  // The list contains every agent once for each of its edges.
  const ends = new Uint32Array(2 * attaches * Math.max(1, agents - attaches));
  let count = 0;
  const add = (a: number, b: number): void => {
    pairs.add(a, b);
    ends[count++] = a;
    ends[count++] = b;
  };
  for (let agent = 0; agent < attaches; agent++) add(attaches, agent);
  for (let agent = attaches + 1; agent < agents; agent++) {
    const before = count;
    const others = new Set<number>();
    while (others.size < attaches) others.add(ends[Math.floor(next() * before)] ?? 0);
    for (const other of others) add(agent, other);
  }
  return pairs.edges;
}
