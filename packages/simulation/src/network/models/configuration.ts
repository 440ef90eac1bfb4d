import type { KeyedRandom } from "../../random/keyed-random.js";
import { shuffle, shuffled } from "../../random/pick.js";
import type { EdgeList } from "../follows.js";
import { edgeDraws, Pairs } from "./pairs.js";

/** Number of agents with a degree. */
export interface DegreeCount {
  readonly degree: number;
  readonly agents: number;
}

/**
 * Creates a random network in which the degrees are given (the erased configuration model: Newman 2003,
 * https://doi.org/10.1137/S003614450342480). The degrees are assigned to agents at random, and the ends of edges are
 * paired at random. Edges from an agent to itself and repeated edges are dropped.
 */
export function configurationEdges(
  agents: number,
  { degrees }: { readonly degrees: readonly DegreeCount[] },
  draws: KeyedRandom,
): EdgeList {
  const order = shuffled(agents, draws, "arrival");
  const ends = new Uint32Array(degrees.reduce((sum, { degree, agents: count }) => sum + degree * count, 0));
  let agent = 0;
  let count = 0;
  for (const { degree, agents: several } of degrees) {
    for (const last = agent + several; agent < last; agent++) {
      ends.fill(order[agent] ?? 0, count, count + degree);
      count += degree;
    }
  }
  shuffle(ends, edgeDraws(draws));
  const pairs = new Pairs(false);
  const known = new Set<number>();
  for (let end = 0; end + 1 < count; end += 2) {
    const [a, b] = [ends[end] ?? 0, ends[end + 1] ?? 0];
    const key = a < b ? a * agents + b : b * agents + a;
    if (a === b || known.has(key)) continue;
    known.add(key);
    pairs.add(a, b);
  }
  return pairs.edges;
}
