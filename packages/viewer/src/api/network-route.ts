import { choices } from "@concordat/simulation";
import { circles, type Network, networkOf } from "../network/network.js";
import type { LiveRun } from "../run/live-run.js";
import type { RunIndex } from "../run/run-index.js";
import { choiceCodeIn, outcomeCodeIn, outcomeNames } from "../run/shown-facts.js";
import type { ColoursAnswer, NetworkAnswer, NetworkNode } from "./answers.js";
import { accountName, indexOf, lastRound } from "./figures.js";
import { NotFoundError, type Query } from "./query.js";

/** Accounts that are drawn one by one. */
const maxNodes = 5_000;
/** Edges that are drawn: the heaviest, or the first of each account. */
const maxEdges = 20_000;
/** Communities that are drawn. */
const maxCommunities = 300;

/** The nodes and edges to be drawn: accounts, or communities where there are too many. */
export async function networkRoute(live: LiveRun, query: Query): Promise<NetworkAnswer> {
  const index = await indexOf(live);
  const network = await networkOf(index.scenario);
  const drawn = drawnNodes(network, query.number("community"));
  const { accounts, count: follows } = network.follows;
  const all = { accounts, follows, community: query.number("community") };
  return drawn.kind === "communities"
    ? { ...all, ...drawCommunities(index, network) }
    : { ...all, ...drawAccounts(index, network, drawn) };
}

interface DrawnAccounts {
  readonly kind: "agents";
  readonly accounts: readonly number[];
  readonly omitted: number;
}

type Drawn = DrawnAccounts | { readonly kind: "communities" };

function drawnNodes({ follows, members }: Network, community: number | null): Drawn {
  if (community === null && follows.accounts > maxNodes) return { kind: "communities" };
  const accounts =
    community === null ? Uint32Array.from({ length: follows.accounts }, (_, at) => at) : members[community];
  if (accounts === undefined) throw new NotFoundError(`there is no community ${community}`);
  const count = (account: number): number => follows.followersOf(account).length;
  const shown =
    accounts.length <= maxNodes
      ? [...accounts]
      : [...accounts].toSorted((a, b) => count(b) - count(a) || a - b).slice(0, maxNodes);
  return { kind: "agents", accounts: shown, omitted: accounts.length - shown.length };
}

function drawAccounts(
  index: RunIndex,
  network: Network,
  { accounts, omitted }: DrawnAccounts,
): Pick<NetworkAnswer, "kind" | "nodes" | "edges" | "omitted"> {
  const points = network.places(accounts);
  const places = new Map(accounts.map((account, place) => [account, place]));
  const nodes = accounts.map((number, place): NetworkNode => {
    const { id, name, segment } = accountName(index, number);
    const { x, y } = points[place] ?? { x: 0, y: 0 };
    return { number, id, label: name, x, y, weight: network.followers(number), segment };
  });
  const edges: (readonly [number, number, number])[] = [];
  for (const [from, account] of accounts.entries()) {
    for (const followed of network.follows.followedBy(account)) {
      const to = places.get(followed);
      if (to !== undefined && edges.length < maxEdges) edges.push([from, to, 1]);
    }
  }
  return { kind: "agents", nodes, edges, omitted };
}

function drawCommunities(
  index: RunIndex,
  network: Network,
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
    edges: edgesBetween(network, shown.length),
    omitted: network.members.length - shown.length,
  };
}

function edgesBetween({ follows, community }: Network, count: number): NetworkAnswer["edges"] {
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

/** What nodes are coloured by. */
const byNames = ["choice", "segment", "shown", "post"] as const;

/** The colours of the nodes at a round. */
export async function coloursRoute(live: LiveRun, query: Query): Promise<ColoursAnswer> {
  const index = await indexOf(live);
  const network = await networkOf(index.scenario);
  const by = byNames.find((name) => name === query.text("by")) ?? "choice";
  const until = lastRound(index, query.number("round"));
  const post = query.text("post");
  const { legend, of } = categories(index, { by, until, post: post === null ? -1 : index.postNumber(post) });
  const counts = legend.map(() => 0);
  for (let account = 0; account < network.follows.accounts; account++) {
    const category = of[account] ?? 0;
    counts[category] = (counts[category] ?? 0) + 1;
  }
  const drawn = drawnNodes(network, query.number("community"));
  const category =
    drawn.kind === "agents"
      ? drawn.accounts.map((account) => of[account] ?? 0)
      : network.members.slice(0, maxCommunities).map((members) => mostFrequent(members, of, legend.length));
  return { legend, counts, category };
}

/** The category that most accounts of a community have; those that did nothing count only if all did nothing. */
function mostFrequent(members: Uint32Array, of: Uint8Array, categoryCount: number): number {
  const counts = new Uint32Array(categoryCount);
  for (const account of members) counts[of[account] ?? 0] = (counts[of[account] ?? 0] ?? 0) + 1;
  return counts.reduce((best, count, category) => (count > (counts[best] ?? 0) ? category : best), 0);
}

interface Coloured {
  readonly by: (typeof byNames)[number];
  readonly until: number;
  readonly post: number;
}

interface Categories {
  readonly legend: readonly string[];
  readonly of: Uint8Array;
}

function categories(index: RunIndex, { by, until, post }: Coloured): Categories {
  if (by === "segment") return bySegment(index);
  if (by === "shown") return byShown(index, until);
  return byChoice(index, until, by === "post" ? post : null);
}

function bySegment(index: RunIndex): Categories {
  const { audience, accounts } = index.scenario;
  const segments = [...new Set(audience.groups.map(({ segment }) => segment ?? "no segment"))];
  const legend = [...segments, "not an agent"];
  const of = new Uint8Array(accounts.count).fill(legend.length - 1);
  for (let agent = 0; agent < audience.size; agent++)
    of[agent] = segments.indexOf(index.segment(agent) ?? "no segment");
  return { legend, of };
}

const shownSteps = [0, 1, 3, 10] as const;

function byShown(index: RunIndex, until: number): Categories {
  const shown = new Uint32Array(index.scenario.accounts.count);
  for (const { agent } of index.upTo(until)) for (const one of agent) shown[one] = (shown[one] ?? 0) + 1;
  const of = Uint8Array.from(shown, (count) => shownSteps.findLastIndex((step) => count >= step));
  return { legend: ["shown nothing", "shown 1 or 2", "shown 3 to 9", "shown 10 or more"], of };
}

/** The legend of choices: what an agent did is the strongest of its choices. */
const choiceLegend = [
  "not reached",
  "scrolled past",
  "liked",
  "replied",
  "reshared",
  "wrote a post",
  "failed or invalid",
] as const;

function byChoice(index: RunIndex, until: number, post: number | null): Categories {
  const of = new Uint8Array(index.scenario.accounts.count);
  for (const { agent, post: posts, facts } of index.upTo(until)) {
    for (let place = 0; place < agent.length; place++) {
      if (post !== null && posts[place] !== post) continue;
      const [reader, category] = [agent[place] ?? 0, categoryOf(facts[place] ?? 0)];
      of[reader] = strongest(of[reader] ?? 0, category);
    }
  }
  const author = post === null ? undefined : index.posts[post]?.author;
  if (author !== undefined) of[author] = choiceLegend.indexOf("wrote a post");
  return { legend: choiceLegend, of };
}

function categoryOf(packed: number): number {
  const outcome = outcomeNames[outcomeCodeIn(packed)];
  if (outcome === "invalid" || outcome === "failed") return choiceLegend.indexOf("failed or invalid");
  const code = choiceCodeIn(packed);
  return code === -1 ? choiceLegend.indexOf("scrolled past") : code + 1;
}

/** Of two things that happened to an agent the one that tells more: a failure only where nothing else happened. */
function strongest(a: number, b: number): number {
  const rank = (category: number): number => (category === choices.length + 1 ? 0.5 : category);
  return rank(b) > rank(a) ? b : a;
}
