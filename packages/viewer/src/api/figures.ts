import { type Choice, choiceCode, choices, LedgerError } from "@concordat/simulation";
import { isProblem } from "../run/agent-facts.js";
import type { LiveRun } from "../run/live-run.js";
import type { ReplayedRoundData } from "../run/replayed-round.js";
import type { RunIndex } from "../run/run-index.js";
import { choiceCodeIn, unpackFacts } from "../run/shown-facts.js";
import type { AccountName, DecisionFigures, PostFigures } from "./answers.js";
import { NotFoundError } from "./request-query.js";

/** Maximum number of characters of a post in a list of decisions. */
const maxQuoted = 140;

/**
 * Returns the index of a run, after checking the run for new closed rounds.
 * @throws {LedgerError} when no round has been replayed yet
 */
export async function indexOf(live: LiveRun): Promise<RunIndex> {
  await live.now();
  if (live.index === null) throw new LedgerError(live.replayProblem ?? "the run is still being read");
  return live.index;
}

/** Returns the last round to read: the given round, or the last replayed one if the given round is `null` or later. */
export function lastRound(index: RunIndex, round: number | null): number {
  return Math.min(round ?? Number.POSITIVE_INFINITY, index.rounds.length - 1);
}

/** Returns the name of an account, as shown in lists. */
export function accountName(index: RunIndex, account: number): AccountName {
  const { audience, accounts } = index.scenario;
  const id = accounts.id(account);
  if (!accounts.isAgent(account)) return { id, name: id, isAgent: false, segment: null };
  return { id, name: audience.profile(account).name, isAgent: true, segment: index.segment(account) };
}

/**
 * Returns the number of the account with this id.
 * @throws {NotFoundError} when no account has this id
 */
export function accountNumber({ scenario }: RunIndex, id: string): number {
  const account = scenario.accounts.indexOf(id);
  if (account === -1) throw new NotFoundError(`there is no agent ${id}`);
  return account;
}

/** The counts of each post up to a round. Each array is indexed by the number of the post. */
export interface PostCounts {
  readonly shown: Uint32Array;
  readonly likes: Uint32Array;
  readonly replies: Uint32Array;
  readonly reshares: Uint32Array;
  /** Number of times that each choice was made on each post. The outer index is the code of the choice. */
  readonly made: readonly Uint32Array[];
  /** Number of invalid or failed decisions on each post. */
  readonly failed: Uint32Array;
}

const countsByRound = new WeakMap<ReplayedRoundData, PostCounts>();

/** Returns the counts of each post up to a round. They are cached for each requested round. */
export function postCounts(index: RunIndex, until: number): PostCounts {
  const last = index.rounds[until];
  const known = last === undefined ? undefined : countsByRound.get(last);
  if (known !== undefined) return known;
  const count = index.posts.length;
  const [shown, failed] = [new Uint32Array(count), new Uint32Array(count)];
  const made = choices.map(() => new Uint32Array(count));
  for (const { post, facts } of index.upTo(until)) {
    for (let place = 0; place < post.length; place++) {
      const [number, packed] = [post[place] ?? 0, facts[place] ?? 0];
      shown[number] = (shown[number] ?? 0) + 1;
      if (isProblem(packed)) failed[number] = (failed[number] ?? 0) + 1;
      const chosen = made[choiceCodeIn(packed)];
      if (chosen !== undefined) chosen[number] = (chosen[number] ?? 0) + 1;
    }
  }
  const of = (choice: Choice): Uint32Array => made[choiceCode[choice]] ?? new Uint32Array(count);
  const counts = { shown, failed, made, likes: of("LIKE"), replies: of("REPLY"), reshares: of("RESHARE") };
  if (last !== undefined) countsByRound.set(last, counts);
  return counts;
}

/**
 * Returns a post with its counts.
 * @throws {NotFoundError} when the post does not exist
 */
export function postFigures(index: RunIndex, number: number, counts: PostCounts): PostFigures {
  const post = index.posts[number];
  if (post === undefined) throw new NotFoundError("there is no such post");
  return {
    id: post.id,
    author: accountName(index, post.author),
    text: post.text,
    media: post.media,
    round: index.roundOfPost[number] ?? 0,
    timestamp: post.timestamp,
    parent: index.posts[post.parent]?.id ?? null,
    shown: counts.shown[number] ?? 0,
    likes: counts.likes[number] ?? 0,
    replies: counts.replies[number] ?? 0,
    reshares: counts.reshares[number] ?? 0,
  };
}

/** Returns the decision on an item, as shown in lists. */
export function decisionFigures(index: RunIndex, data: ReplayedRoundData, place: number): DecisionFigures {
  const facts = unpackFacts(data.facts[place] ?? 0);
  const post = index.posts[data.post[place] ?? 0];
  const asked = data.asked.get(place);
  return {
    ...facts,
    round: data.round,
    agent: accountName(index, data.agent[place] ?? 0),
    post: post?.id ?? "",
    postText: (post?.text ?? "").slice(0, maxQuoted),
    unit: asked?.unit ?? null,
    resharedBy: (data.resharers.get(place) ?? []).slice(0, 5).map((account) => accountName(index, account)),
    code: asked?.code ?? null,
    content: asked?.content ?? data.written.get(place) ?? null,
    odds: data.odds.get(place) ?? null,
  };
}
