import { choiceCode } from "@concordat/simulation";
import { maxCommunities } from "../network/drawn-nodes.js";
import { networkOf } from "../network/network.js";
import { agentFacts, isProblem, stateNames } from "../run/agent-facts.js";
import type { LiveRun } from "../run/live-run.js";
import type { RunIndex } from "../run/run-index.js";
import { choiceCodeIn } from "../run/shown-facts.js";
import { indexOf, lastRound } from "./figures.js";
import type { ColoursAnswer } from "./network-answers.js";
import { nodesOf } from "./network-route.js";
import type { RequestQuery } from "./request-query.js";

/** The properties by which nodes can be coloured. */
const byNames = ["choice", "segment", "state", "shown", "post"] as const;

/** Returns the colours of the network's nodes at a round. */
export async function coloursRoute(live: LiveRun, query: RequestQuery): Promise<ColoursAnswer> {
  const index = await indexOf(live);
  const network = await networkOf(index.scenario);
  const by = query.oneOf("by", byNames) ?? "choice";
  const until = lastRound(index, query.number("round"));
  const post = query.text("post");
  const { legend, byAccount } = categories(index, {
    by,
    until,
    post: post === null ? -1 : index.postNumber(post),
  });
  const counts = legend.map(() => 0);
  for (let account = 0; account < network.follows.accounts; account++) {
    const category = byAccount[account] ?? 0;
    counts[category] = (counts[category] ?? 0) + 1;
  }
  const drawn = nodesOf(network, query);
  const category =
    drawn.kind === "agents"
      ? drawn.accounts.map((account) => byAccount[account] ?? 0)
      : network.members
          .slice(0, maxCommunities)
          .map((members) => mostFrequent(members, byAccount, legend.length));
  return { legend, counts, category };
}

/**
 * Returns the most frequent category in a community. Accounts that did nothing are only considered if no account did
 * anything.
 */
function mostFrequent(members: Uint32Array, byAccount: Uint8Array, categoryCount: number): number {
  const counts = new Uint32Array(categoryCount);
  for (const account of members) counts[byAccount[account] ?? 0] = (counts[byAccount[account] ?? 0] ?? 0) + 1;
  return counts.reduce((best, count, category) => (count > (counts[best] ?? 0) ? category : best), 0);
}

interface Coloured {
  readonly by: (typeof byNames)[number];
  readonly until: number;
  readonly post: number;
}

interface Categories {
  readonly legend: readonly string[];
  /** The category of each account, by the account's number. */
  readonly byAccount: Uint8Array;
}

function categories(index: RunIndex, { by, until, post }: Coloured): Categories {
  if (by === "segment") return bySegment(index);
  if (by === "shown") return byShown(index, until);
  if (by === "state") return byState(index, until);
  return byChoice(index, until, by === "post" ? post : null);
}

/** The category of accounts that are followed but are not agents. */
const notAnAgent = "not an agent";

function bySegment(index: RunIndex): Categories {
  const { audience, accounts } = index.scenario;
  const segments = [...new Set(audience.groups.map(({ segment }) => segment ?? "no segment"))];
  const legend = [...segments, notAnAgent];
  const byAccount = new Uint8Array(accounts.count).fill(legend.length - 1);
  for (let agent = 0; agent < audience.size; agent++)
    byAccount[agent] = segments.indexOf(index.segment(agent) ?? "no segment");
  return { legend, byAccount };
}

function byState(index: RunIndex, until: number): Categories {
  const legend = [...stateNames, notAnAgent];
  const byAccount = new Uint8Array(index.scenario.accounts.count).fill(legend.length - 1);
  byAccount.set(agentFacts(index, until).state);
  return { legend, byAccount };
}

const shownSteps = [0, 1, 3, 10] as const;

function byShown(index: RunIndex, until: number): Categories {
  const shown = new Uint32Array(index.scenario.accounts.count);
  for (const { agent } of index.upTo(until)) for (const one of agent) shown[one] = (shown[one] ?? 0) + 1;
  const byAccount = Uint8Array.from(shown, (count) => shownSteps.findLastIndex((step) => count >= step));
  return { legend: ["shown nothing", "shown 1 or 2", "shown 3 to 9", "shown 10 or more"], byAccount };
}

/** The legend for choices. An agent has the category of its strongest choice. */
const choiceLegend = [
  "not reached",
  "scrolled past",
  "liked",
  "replied",
  "reshared",
  "wrote a post",
  "failed or invalid",
  "author",
] as const;

/** The category of agents that only followed, unfollowed or muted authors. It is listed only if there are any. */
const onAuthor = "followed, unfollowed or muted";

function byChoice(index: RunIndex, until: number, post: number | null): Categories {
  const byAccount = new Uint8Array(index.scenario.accounts.count);
  for (const { agent, post: posts, facts } of index.upTo(until)) {
    for (let place = 0; place < agent.length; place++) {
      if (post !== null && posts[place] !== post) continue;
      const [reader, category] = [agent[place] ?? 0, categoryOf(facts[place] ?? 0)];
      byAccount[reader] = strongest(byAccount[reader] ?? 0, category);
    }
  }
  nameAuthors(index, byAccount, { until, post });
  const isListed = byAccount.includes(choiceLegend.length);
  return { legend: isListed ? [...choiceLegend, onAuthor] : choiceLegend, byAccount };
}

/**
 * Sets the category of a post's author. If no post is selected, sets it for all authors who were shown nothing, because
 * they should not count as not reached.
 */
function nameAuthors(
  { posts, roundOfPost }: RunIndex,
  byAccount: Uint8Array,
  { until, post }: { readonly until: number; readonly post: number | null },
): void {
  const author = choiceLegend.indexOf("author");
  for (const [number, { author: account }] of posts.entries()) {
    if ((roundOfPost[number] ?? 0) > until) break;
    if (post === null ? byAccount[account] === 0 : number === post) byAccount[account] = author;
  }
}

function categoryOf(packed: number): number {
  if (isProblem(packed)) return choiceLegend.indexOf("failed or invalid");
  const code = choiceCodeIn(packed);
  if (code === choiceCode.QUOTE) return choiceLegend.indexOf("reshared");
  if (code > choiceCode.QUOTE) return choiceLegend.length;
  return code === -1 ? choiceLegend.indexOf("scrolled past") : code + 1;
}

/**
 * Returns the stronger of two categories. A failure is weaker than any choice, and a decision on an author is weaker
 * than a reaction to a post.
 */
function strongest(a: number, b: number): number {
  const rank = (category: number): number => ranks.get(category) ?? category;
  return rank(b) > rank(a) ? b : a;
}

/** The ranks of the categories that are not in the order of the legend. */
const ranks = new Map<number, number>([
  [choiceLegend.indexOf("failed or invalid"), 0.5],
  [choiceLegend.length, 1.5],
]);
