import type { Scenario } from "@concordat/contracts/scenario";
import type { KeyedRandom } from "../random/keyed-random.js";
import { everyoneEdges, preferentialEdges, randomEdges, smallWorldEdges } from "./drawn-edges.js";
import type { EdgeList } from "./follows.js";

/** Maximum number of agents that may all follow each other: their follows are stored individually. */
export const maxWhoFollowEveryone = 10_000;

/**
 * The follows at the start, as defined by the scenario.
 * @param given the pairs of the network's file, for a network that has one
 */
export function networkEdges(
  network: Scenario["network"],
  agents: number,
  draws: KeyedRandom,
  given: EdgeList | null,
): EdgeList {
  switch (network.kind) {
    case "file":
      if (given === null) throw new RangeError("a network from a file needs its follows");
      return given;
    case "preferential-attachment":
      return preferentialEdges(agents, network.follows_each, draws);
    case "small-world":
      return smallWorldEdges(agents, network, draws);
    case "random":
      return randomEdges(agents, network.follows_each, draws);
    case "everyone":
      return everyoneEdges(agents);
    case "nobody":
      return { followers: new Uint32Array(0), followed: new Uint32Array(0) };
  }
}
