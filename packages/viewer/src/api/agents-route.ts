import { choices as allChoices, choiceCode } from "@concordat/simulation";
import { followsIn } from "../network/follows-of.js";
import { agentFacts, isProblem, stateIn, stateNames } from "../run/agent-facts.js";
import type { LiveRun } from "../run/live-run.js";
import type { RunIndex } from "../run/run-index.js";
import { choiceCodeIn } from "../run/shown-facts.js";
import type { AccountName, AgentAnswer, AgentFigures, PageOf } from "./answers.js";
import {
  accountName,
  accountNumber,
  decisionFigures,
  indexOf,
  lastRound,
  postCounts,
  postFigures,
} from "./figures.js";
import type { RequestQuery } from "./request-query.js";

/** Maximum number of agents in a list. */
const maxAgents = 50;
/** Maximum number of accounts in the lists of an agent's followers and followed accounts. */
const maxNeighbours = 24;
/** Maximum number of an agent's posts that are shown. */
const maxPosts = 30;
/** Maximum number of rounds whose states are listed, and of transitions in each round. */
const [maxRounds, maxMoves] = [100, 200];
/** Maximum number of items that are shown of all feeds of an agent. */
const maxItems = 400;

/** Returns the agents that match the filters (words, segment, choice, state and failure), in the order of their ids. */
export async function agentsRoute(live: LiveRun, query: RequestQuery): Promise<PageOf<AgentFigures>> {
  const index = await indexOf(live);
  const until = lastRound(index, query.number("round"));
  const isMeant = agentFilter(index, until, query);
  const from = query.number("from") ?? 0;
  const found: number[] = [];
  let count = 0;
  for (let agent = 0; agent < index.scenario.audience.size; agent++) {
    if (!isMeant(agent)) continue;
    if (count >= from && found.length < maxAgents) found.push(agent);
    count++;
  }
  return { items: found.map((agent) => agentFigures(index, agent, until)), count };
}

/**
 * Returns a function that tests whether an agent matches every given filter. Words are tested last, because that takes
 * longest.
 */
function agentFilter(index: RunIndex, until: number, query: RequestQuery): (agent: number) => boolean {
  const [words, segment] = [query.text("words")?.toLowerCase() ?? null, query.text("segment")];
  const [choice, state] = [query.oneOf("choice", allChoices), query.oneOf("state", stateNames)];
  const hasProblem = query.oneOf("failure", ["yes"]) !== null;
  // The facts about all agents are computed only if a filter needs them, because they take time in a large run.
  const isByFacts = choice !== null || state !== null || hasProblem;
  const facts = isByFacts ? agentFacts(index, until) : { chosen: [], problem: [], state: [] };
  const [bit, code] = [choice === null ? 0 : 1 << choiceCode[choice], stateNames.indexOf(state ?? "")];
  return (agent) =>
    (choice === null || ((facts.chosen[agent] ?? 0) & bit) !== 0) &&
    (state === null || facts.state[agent] === code) &&
    (!hasProblem || facts.problem[agent] === 1) &&
    (segment === null || index.segment(agent) === segment) &&
    (words === null || index.textOf(agent).includes(words));
}

/** Returns an agent's counts up to a round. */
function agentFigures(index: RunIndex, agent: number, until: number): AgentFigures {
  const choices: Record<string, number> = {};
  let [shown, problems] = [0, 0];
  for (const data of index.upTo(until)) {
    const { from, to } = index.placesOf(agent, data);
    for (let place = from; place < to; place++) {
      const packed = data.facts[place] ?? 0;
      const choice = allChoices[choiceCodeIn(packed)];
      shown++;
      if (choice !== undefined) choices[choice] = (choices[choice] ?? 0) + 1;
      if (isProblem(packed)) problems++;
    }
  }
  const followers = followsIn(index, until).followersOf(agent).length;
  return { account: accountName(index, agent), shown, choices, problems, followers };
}

/** Returns an agent or another account, with everything that it was shown and did. */
export async function agentRoute(live: LiveRun, query: RequestQuery): Promise<AgentAnswer> {
  const index = await indexOf(live);
  const account = accountNumber(index, query.required("agent"));
  const until = lastRound(index, query.number("round"));
  const { audience, accounts } = index.scenario;
  const follows = followsIn(index, until);
  const counts = postCounts(index, until);
  const isWritten = (number: number): boolean =>
    index.posts[number]?.author === account && (index.roundOfPost[number] ?? 0) <= until;
  return {
    figures: agentFigures(index, account, until),
    profile: accounts.isAgent(account) ? audience.profile(account) : null,
    follows: neighbours(index, follows.followedBy(account)),
    followers: neighbours(index, follows.followersOf(account)),
    posts: Array.from(index.posts.keys())
      .filter(isWritten)
      .slice(0, maxPosts)
      .map((number) => postFigures(index, number, counts)),
    feeds: feedsOf(index, account, until),
    states: accounts.isAgent(account) ? statesOf(index, account, until) : [],
    answers: index
      .upTo(until)
      .flatMap(({ round, answers }) =>
        answers.filter(({ agent }) => agent === account).map((answer) => ({ ...answer, round })),
      ),
  };
}

function neighbours(index: RunIndex, accounts: Uint32Array): PageOf<AccountName> {
  const items = Array.from(accounts.subarray(0, maxNeighbours), (account) => accountName(index, account));
  return { items, count: accounts.length };
}

/**
 * Returns the items that an agent was shown, newest round first. If there are too many, only the newest are returned.
 */
function feedsOf(index: RunIndex, agent: number, until: number): AgentAnswer["feeds"] {
  let left = maxItems;
  return index
    .upTo(until)
    .toReversed()
    .flatMap((data) => {
      const { from, to } = index.placesOf(agent, data);
      const places = Array.from({ length: Math.min(to - from, left) }, (_, at) => from + at);
      left -= places.length;
      if (places.length === 0) return [];
      return [{ round: data.round, items: places.map((place) => decisionFigures(index, data, place)) }];
    });
}

/** Returns the states of an agent in at most the last hundred rounds, newest round first. */
function statesOf(index: RunIndex, agent: number, until: number): AgentAnswer["states"] {
  return index
    .upTo(Math.min(until, index.scenario.scenario.rounds - 1))
    .toReversed()
    .slice(0, maxRounds)
    .map((data) => {
      const { state, moves } = stateIn(index, agent, data);
      return { round: data.round, state, moves: moves.slice(0, maxMoves) };
    });
}
