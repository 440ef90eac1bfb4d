import type { LoadedScenario } from "@concordat/simulation";
import { communitiesOf } from "./communities.js";
import { type FollowLists, followsOf } from "./follows-of.js";
import { spiral } from "./spiral.js";

/** A point. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The network of a run: who follows whom, and the communities that follow from it. Made on first demand. */
export class Network {
  /** Who follows whom. */
  readonly follows: FollowLists;
  /** The community of each account, the largest first. */
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

  /** Makes the network of a run. */
  static async of(scenario: LoadedScenario): Promise<Network> {
    return new Network(scenario, await communitiesOf(graphOf(followsOf(scenario))));
  }

  /** Where accounts are drawn: communities next to each other, the accounts of each around its middle. */
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

  /** How many follow an account. */
  followers(account: number): number {
    return this.follows.followersOf(account).length;
  }

  /** The number of agents, which come before the other accounts. */
  get agents(): number {
    return this.scenario.audience.size;
  }
}

/** Middles of circles for groups of these sizes, which hardly overlap: on a spiral whose turns grow with the groups. */
export function circles(sizes: readonly number[]): Point[] {
  let area = 0;
  return sizes.map((size) => {
    const own = Math.max(size, 3) * 3;
    const middle = spiral(area + own / 2);
    area += own;
    return area === own ? { x: 0, y: 0 } : middle;
  });
}

function graphOf(follows: FollowLists) {
  const offsets = new Uint32Array(follows.accounts + 1);
  const neighbours = new Uint32Array(follows.count * 2);
  let at = 0;
  for (let account = 0; account < follows.accounts; account++) {
    for (const list of [follows.followedBy(account), follows.followersOf(account)]) {
      neighbours.set(list, at);
      at += list.length;
    }
    offsets[account + 1] = at;
  }
  return { offsets, neighbours, weights: new Float64Array(neighbours.length).fill(1) };
}

const networks = new WeakMap<LoadedScenario, Promise<Network>>();

/** The network of a run. It is made once. */
export function networkOf(scenario: LoadedScenario): Promise<Network> {
  const network = networks.get(scenario) ?? Network.of(scenario);
  networks.set(scenario, network);
  return network;
}
