import type { KeyedRandom } from "../random/keyed-random.js";
import { shuffled } from "../random/pick.js";
import type { EdgeList } from "./follows.js";

/** A list of edges with a fixed capacity. */
class Edges implements EdgeList {
  readonly followers: Uint32Array;
  readonly followed: Uint32Array;
  count = 0;

  constructor(capacity: number) {
    this.followers = new Uint32Array(capacity);
    this.followed = new Uint32Array(capacity);
  }

  add(follower: number, followed: number): void {
    this.followers[this.count] = follower;
    this.followed[this.count++] = followed;
  }

  /** Whether one of the last `several` edges leads to the account `followed`. */
  endsWith(several: number, followed: number): boolean {
    for (let back = 1; back <= several; back++)
      if (this.followed[this.count - back] === followed) return true;
    return false;
  }
}

/**
 * Returns a random integer from 0 to `count` - 1. It is determined by the agent, the index of the edge (`place`) and
 * the number of the attempt.
 */
type Draw = (agent: number, place: number, attempt: number, count: number) => number;

function drawerOf(draws: KeyedRandom, purpose: "follow" | "rewire"): Draw {
  const key = draws.keyFor(purpose);
  return (agent, place, attempt, count) =>
    Math.floor(draws.uniformOf(key, agent, place, attempt, 0, 0) * count);
}

/** Creates a random network in which every agent follows `followsEach` other agents. */
export function randomEdges(agents: number, followsEach: number, draws: KeyedRandom): EdgeList {
  const edges = new Edges(agents * followsEach);
  const draw = drawerOf(draws, "follow");
  for (let agent = 0; agent < agents; agent++) {
    for (let place = 0; place < followsEach; place++) {
      for (let attempt = 0; ; attempt++) {
        const other = draw(agent, place, attempt, agents);
        if (other === agent || edges.endsWith(place, other)) continue;
        edges.add(agent, other);
        break;
      }
    }
  }
  return edges;
}

/**
 * Creates a network by preferential attachment (Barabási and Albert). Agents are added in random order. Each one
 * follows earlier agents with a probability proportional to their number of followers. The first `followsEach` + 1
 * agents all follow each other.
 */
export function preferentialEdges(agents: number, followsEach: number, draws: KeyedRandom): EdgeList {
  const edges = new Edges(agents * followsEach);
  const order = shuffled(agents, draws, "arrival");
  const draw = drawerOf(draws, "follow");
  const first = Math.min(agents, followsEach + 1);
  const early = order.subarray(0, first);
  for (const agent of early) for (const other of early) if (other !== agent) edges.add(agent, other);
  for (let arrival = first; arrival < agents; arrival++) {
    const before = edges.count;
    const agent = order[arrival] ?? 0;
    // Each earlier agent has one ticket for its arrival, and one for each follower.
    const holder = (ticket: number): number =>
      (ticket < arrival ? order[ticket] : edges.followed[ticket - arrival]) ?? 0;
    for (let place = 0; place < followsEach; place++) {
      let other = holder(draw(agent, place, 0, arrival + before));
      for (let attempt = 1; edges.endsWith(place, other); attempt++) {
        other = holder(draw(agent, place, attempt, arrival + before));
      }
      edges.add(agent, other);
    }
  }
  return edges;
}

/**
 * Creates a small-world network (Watts and Strogatz). Agents on a ring follow their nearest neighbours, half of them on
 * each side. Each follow is then redirected to a random agent with the probability `rewired`.
 */
export function smallWorldEdges(
  agents: number,
  { neighbours, rewired }: { readonly neighbours: number; readonly rewired: number },
  draws: KeyedRandom,
): EdgeList {
  const edges = new Edges(agents * neighbours);
  const draw = drawerOf(draws, "follow");
  const key = draws.keyFor("rewire");
  const half = neighbours / 2;
  for (let agent = 0; agent < agents; agent++) {
    const near = new Set<number>();
    for (let step = 1; step <= half; step++) {
      near.add((agent + step) % agents);
      near.add((agent - step + agents) % agents);
    }
    let place = 0;
    const kept = new Set(near);
    for (const other of near) {
      if (draws.uniformOf(key, agent, place++, 0, 0, 0) >= rewired) continue;
      for (let attempt = 0; kept.size < agents - 1; attempt++) {
        const instead = draw(agent, place, attempt, agents);
        if (instead === agent || kept.has(instead)) continue;
        kept.delete(other);
        kept.add(instead);
        break;
      }
    }
    for (const other of kept) edges.add(agent, other);
  }
  return edges;
}

/** Creates the network in which all agents follow each other. */
export function everyoneEdges(agents: number): EdgeList {
  const edges = new Edges(agents * (agents - 1));
  for (let agent = 0; agent < agents; agent++) {
    for (let other = 0; other < agents; other++) if (other !== agent) edges.add(agent, other);
  }
  return edges;
}
