import type { Scenario } from "@concordat/contracts/scenario";
import type { KeyedRandom } from "../random/keyed-random.js";
import { everyoneEdges, preferentialEdges, randomEdges, smallWorldEdges } from "./drawn-edges.js";
import type { EdgeList } from "./follows.js";
import { barabasiAlbertEdges } from "./models/barabasi-albert.js";
import { configurationEdges } from "./models/configuration.js";
import { erdosRenyiEdges } from "./models/erdos-renyi.js";
import { stochasticBlockEdges } from "./models/stochastic-blocks.js";
import { wattsStrogatzEdges } from "./models/watts-strogatz.js";

/** Maximum number of agents that may all follow each other: their follows are stored individually. */
export const maxWhoFollowEveryone = 10_000;

/** The audience of a network, and the follows of its file. */
interface NetworkInput {
  readonly audience: {
    /** Number of agents. */
    readonly size: number;
    /** The groups that `groupOf` refers to; those of drawn agents are the segments. */
    readonly groups: readonly unknown[];
    /** The index of an agent's group. */
    groupOf(agent: number): number;
  };
  /** `null` if the network has no file. */
  readonly given: EdgeList | null;
}

/**
 * The follows at the start, as defined by the scenario.
 */
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

/** The agents of each block: as many as its size, in the order of ids; without sizes, those of each segment. */
function blocksOf(sizes: readonly number[] | undefined, audience: NetworkInput["audience"]): Uint32Array[] {
  const blocks: number[][] = (sizes ?? audience.groups).map(() => []);
  let block = 0;
  for (let agent = 0; agent < audience.size; agent++) {
    while (sizes !== undefined && blocks[block]?.length === sizes[block]) block++;
    blocks[sizes === undefined ? audience.groupOf(agent) : block]?.push(agent);
  }
  return blocks.map((members) => Uint32Array.from(members));
}
