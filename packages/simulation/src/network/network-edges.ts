import type { Scenario } from "@concordat/contracts/scenario";
import type { KeyedRandom } from "../random/keyed-random.js";
import { everyoneEdges, preferentialEdges, randomEdges, smallWorldEdges } from "./drawn-edges.js";
import type { EdgeList } from "./follows.js";
import { barabasiAlbertEdges } from "./models/barabasi-albert.js";
import { configurationEdges } from "./models/configuration.js";
import { erdosRenyiEdges } from "./models/erdos-renyi.js";
import { stochasticBlockEdges } from "./models/stochastic-blocks.js";
import { wattsStrogatzEdges } from "./models/watts-strogatz.js";

/**
 * Maximum number of agents for a network in which all follow each other, because each follow is stored individually.
 */
export const maxWhoFollowEveryone = 10_000;

/** The input from which the follows at the start are created. */
interface NetworkInput {
  readonly audience: {
    /** Number of agents. */
    readonly size: number;
    /** The groups of the audience. Without block sizes, each is a block of a stochastic block model. */
    readonly groups: readonly unknown[];
    /** Returns the index of an agent's group. */
    groupOf(agent: number): number;
  };
  /** The follows from the network's file; `null` if the network has no file. */
  readonly given: EdgeList | null;
}

/** Returns the follows at the start of a run, as the scenario defines them. */
export function networkEdges(
  network: Scenario["network"],
  { audience, given }: NetworkInput,
  draws: KeyedRandom,
): EdgeList {
  const agents = audience.size;
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
    case "erdos-renyi":
      return erdosRenyiEdges(agents, network, draws);
    case "watts-strogatz":
      return wattsStrogatzEdges(agents, network, draws);
    case "barabasi-albert":
      return barabasiAlbertEdges(agents, network, draws);
    case "stochastic-blocks":
      return stochasticBlockEdges(blocksOf(network.sizes, audience), network, draws);
    case "configuration":
      return configurationEdges(agents, network, draws);
    case "everyone":
      return everyoneEdges(agents);
    case "nobody":
      return { followers: new Uint32Array(0), followed: new Uint32Array(0) };
  }
}

/**
 * Returns the agents of each block. If sizes are given, agents are assigned to the blocks in the order of their ids;
 * otherwise, each group is a block.
 */
function blocksOf(sizes: readonly number[] | undefined, audience: NetworkInput["audience"]): Uint32Array[] {
  const blocks: number[][] = (sizes ?? audience.groups).map(() => []);
  let block = 0;
  for (let agent = 0; agent < audience.size; agent++) {
    while (sizes !== undefined && blocks[block]?.length === sizes[block]) block++;
    blocks[sizes === undefined ? audience.groupOf(agent) : block]?.push(agent);
  }
  return blocks.map((members) => Uint32Array.from(members));
}
