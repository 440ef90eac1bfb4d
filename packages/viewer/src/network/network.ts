import { setTimeout } from "node:timers/promises";
import type { LoadedScenario } from "@concordat/simulation";
import { communitiesInThread } from "./communities-in-thread.js";
import { type FollowLists, followsOf } from "./follows-of.js";
import { spiral } from "./spiral.js";
import { communitiesFile, storeCommunities, storedCommunities } from "./stored-communities.js";

/** A position in the plane. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The network of a run: who follows whom, and its communities. It is computed when it is first requested. */
export class Network {
  /** The follows of the network. */
  readonly follows: FollowLists;
  /** The community of each account. The largest community is 0. */
  readonly community: Uint32Array;
  /** The accounts of each community. */
  readonly members: readonly Uint32Array[];
  private readonly scenario: LoadedScenario;

  private constructor(scenario: LoadedScenario, community: Uint32Array) {
    this.scenario = scenario;
    this.follows = followsOf(scenario);
    this.community = community;
    const members: number[][] = [];
    for (const [account, community] of this.community.entries()) {
      const list = members[community] ?? [];
      list.push(account);
      members[community] = list;
    }
    this.members = members.map((list) => Uint32Array.from(list));
  }

  /** Computes the network of a run. Stored communities are used if available. */
  static async of(scenario: LoadedScenario, onProgress: (share: number) => void): Promise<Network> {
    const file = communitiesFile(scenario);
    const stored = file === null ? null : await storedCommunities(file);
    if (stored !== null) return new Network(scenario, stored);
    const { accounts, edges } = scenario;
    const community = await communitiesInThread({ accounts: accounts.count, ...edges }, onProgress);
    if (file !== null) await storeCommunities(file, community);
    return new Network(scenario, community);
  }

  /**
   * Returns positions for accounts. The communities are next to each other, and their accounts are arranged around a
   * common centre.
   */
  places(accounts: readonly number[]): Point[] {
    const groups = new Map<number, number[]>();
    for (const account of accounts) {
      const community = this.community[account] ?? 0;
      const group = groups.get(community) ?? [];
      group.push(account);
      groups.set(community, group);
    }
    const middles = circles([...groups.values()].map(({ length }) => length));
    const found = new Map<number, Point>();
    for (const [place, group] of [...groups.values()].entries()) {
      const middle = middles[place] ?? { x: 0, y: 0 };
      const ranked = group.toSorted((a, b) => this.followers(b) - this.followers(a) || a - b);
      for (const [rank, account] of ranked.entries()) {
        const { x, y } = spiral(rank);
        found.set(account, { x: middle.x + x, y: middle.y + y });
      }
    }
    return accounts.map((account) => found.get(account) ?? { x: 0, y: 0 });
  }

  /** Returns the number of followers of an account. */
  followers(account: number): number {
    return this.follows.followersOf(account).length;
  }

  /** Number of agents. Their accounts have the lowest numbers. */
  get agents(): number {
    return this.scenario.audience.size;
  }
}

/** Returns centres of circles for groups of the given sizes. The circles lie on a spiral and hardly overlap. */
export function circles(sizes: readonly number[]): Point[] {
  let area = 0;
  return sizes.map((size) => {
    const own = Math.max(size, 3) * 3;
    const middle = spiral(area + own / 2);
    area += own;
    return area === own ? { x: 0, y: 0 } : middle;
  });
}

/** A network that has been computed or is being computed. */
interface MadeNetwork {
  readonly network: Promise<Network>;
  /** The completed share of the work, from 0 to 1. */
  readonly done: number;
}

const networks = new WeakMap<LoadedScenario, MadeNetwork>();

/** Returns the network of a run. It is computed only once, when it is first requested. */
export function networkOf(scenario: LoadedScenario): Promise<Network> {
  return madeNetwork(scenario).network;
}

/**
 * Returns the network of a run if it is available within some milliseconds; otherwise, the completed share of the work.
 */
export async function networkWithin(scenario: LoadedScenario, ms: number): Promise<Network | number> {
  const made = madeNetwork(scenario);
  const late = new AbortController();
  const waited = setTimeout(ms, null, { signal: late.signal }).catch(() => null);
  const network = await Promise.race([made.network, waited]);
  late.abort();
  return network ?? made.done;
}

function madeNetwork(scenario: LoadedScenario): MadeNetwork {
  const known = networks.get(scenario);
  if (known !== undefined) return known;
  let done = 0;
  const network = Network.of(scenario, (share) => {
    done = share;
  });
  const made: MadeNetwork = {
    network,
    get done() {
      return done;
    },
  };
  networks.set(scenario, made);
  return made;
}
