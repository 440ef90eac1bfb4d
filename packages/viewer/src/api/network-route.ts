import { type DrawnAccounts, type DrawnNodes, drawnNodes, maxCommunities } from "../network/drawn-nodes.js";
import { type FollowLists, followsIn } from "../network/follows-of.js";
import { circles, type Network, networkWithin } from "../network/network.js";
import type { LiveRun } from "../run/live-run.js";
import type { RunIndex } from "../run/run-index.js";
import { accountName, indexOf, lastRound } from "./figures.js";
import type { MakingNetwork, NetworkAnswer, NetworkNode } from "./network-answers.js";
import { NotFoundError, type RequestQuery } from "./request-query.js";

/** Maximum number of milliseconds that a response waits while the network is computed for the first time. */
const maxWaitMs = 1_000;

/** Maximum number of edges that are drawn. These are the heaviest ones, or the first ones of each account. */
const maxEdges = 20_000;

/** Returns the nodes and edges to draw. The nodes are accounts, or communities if there are too many accounts. */
export async function networkRoute(
  live: LiveRun,
  query: RequestQuery,
): Promise<NetworkAnswer | MakingNetwork> {
  const index = await indexOf(live);
  const network = await networkWithin(index.scenario, maxWaitMs);
  if (typeof network === "number") return { kind: "making", done: network };
  const drawn = nodesOf(network, query);
  const lists = followsIn(index, lastRound(index, query.number("round")));
  const all = { accounts: lists.accounts, follows: lists.count, community: query.number("community") };
  return drawn.kind === "communities"
    ? { ...all, ...drawCommunities(index, network, lists) }
    : { ...all, ...drawAccounts(index, network, drawn, lists) };
}

/**
 * Returns the nodes that a query requests.
 * @throws {NotFoundError} when the requested community does not exist
 */
export function nodesOf(network: Network, query: RequestQuery): DrawnNodes {
  const community = query.number("community");
  const drawn = drawnNodes(network, community);
  if (drawn === null) throw new NotFoundError(`there is no community ${community}`);
  return drawn;
}

function drawAccounts(
  index: RunIndex,
  network: Network,
  { accounts, omitted }: DrawnAccounts,
  follows: FollowLists,
): Pick<NetworkAnswer, "kind" | "nodes" | "edges" | "omitted"> {
  const points = network.places(accounts);
  const places = new Map(accounts.map((account, place) => [account, place]));
  const nodes = accounts.map((number, place): NetworkNode => {
    const { id, name, segment } = accountName(index, number);
    const { x, y } = points[place] ?? { x: 0, y: 0 };
    return { number, id, label: name, x, y, weight: follows.followersOf(number).length, segment };
  });
  const edges: (readonly [number, number, number])[] = [];
  for (const [from, account] of accounts.entries()) {
    for (const followed of follows.followedBy(account)) {
      const to = places.get(followed);
      if (to !== undefined && edges.length < maxEdges) edges.push([from, to, 1]);
    }
  }
  return { kind: "agents", nodes, edges, omitted };
}

function drawCommunities(
  index: RunIndex,
  network: Network,
  follows: FollowLists,
): Pick<NetworkAnswer, "kind" | "nodes" | "edges" | "omitted"> {
  const shown = network.members.slice(0, maxCommunities);
  const points = circles(shown.map(({ length }) => Math.sqrt(length)));
  const nodes = shown.map((members, number): NetworkNode => {
    const best = members.reduce((a, b) => (network.followers(b) > network.followers(a) ? b : a));
    const { x, y } = points[number] ?? { x: 0, y: 0 };
    const label = `${members.length.toLocaleString("en-US")} around ${accountName(index, best).name}`;
    return { number, id: String(number), label, x, y, weight: members.length, segment: null };
  });
  return {
    kind: "communities",
    nodes,
    edges: edgesBetween(follows, network.community, shown.length),
    omitted: network.members.length - shown.length,
  };
}

function edgesBetween(follows: FollowLists, community: Uint32Array, count: number): NetworkAnswer["edges"] {
  const weights = new Float64Array(count * count);
  for (let account = 0; account < follows.accounts; account++) {
    const own = community[account] ?? 0;
    for (const followed of follows.followedBy(account)) {
      const other = community[followed] ?? 0;
      if (own === other || own >= count || other >= count) continue;
      const pair = Math.min(own, other) * count + Math.max(own, other);
      weights[pair] = (weights[pair] ?? 0) + 1;
    }
  }
  return Array.from(weights.entries())
    .filter(([, weight]) => weight > 0)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, count * 3)
    .map(([pair, weight]) => [Math.floor(pair / count), pair % count, weight] as const);
}
