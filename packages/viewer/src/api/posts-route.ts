import { choiceCode, choices } from "@concordat/simulation";
import type { LiveRun } from "../run/live-run.js";
import type { RunIndex } from "../run/run-index.js";
import { choiceCodeIn } from "../run/shown-facts.js";
import type { PageOf, PostAnswer, PostFigures } from "./answers.js";
import { indexOf, lastRound, type PostCounts, postCounts, postFigures } from "./figures.js";
import { findDecisions } from "./find-decisions.js";
import { NotFoundError, type RequestQuery } from "./request-query.js";

/** Maximum number of posts in a list, and of replies to a post. */
const maxPosts = 50;
/** Maximum number of readers of a post on one page. */
const maxReaders = 50;

/** Returns the posts up to a round that match the filters, those with the most engagement first. */
export async function postsRoute(live: LiveRun, query: RequestQuery): Promise<PageOf<PostFigures>> {
  const index = await indexOf(live);
  const until = lastRound(index, query.number("round"));
  const counts = postCounts(index, until);
  const isMeant = postFilter(index, until, query);
  const found: number[] = [];
  for (const number of index.posts.keys()) {
    if ((index.roundOfPost[number] ?? 0) > until) break;
    if (isMeant(number)) found.push(number);
  }
  const ranked = found.toSorted((a, b) => engagement(counts, b) - engagement(counts, a) || a - b);
  const from = query.number("from") ?? 0;
  const items = ranked.slice(from, from + maxPosts).map((number) => postFigures(index, number, counts));
  return { items, count: found.length };
}

/**
 * Returns a function that tests whether a post matches every given filter. Without filters, it accepts only root posts.
 */
function postFilter(index: RunIndex, until: number, query: RequestQuery): (post: number) => boolean {
  const [words, segment] = [query.text("words")?.toLowerCase() ?? null, query.text("segment")];
  const choice = query.oneOf("choice", choices);
  const hasFailure = query.oneOf("failure", ["yes"]) !== null;
  const isAny = words === null && segment === null && choice === null && !hasFailure;
  const { made, failed } = postCounts(index, until);
  return (post) => {
    const { text = "", parent = -1, author = -1 } = index.posts[post] ?? {};
    if (isAny) return parent === -1;
    return (
      (choice === null || (made[choiceCode[choice]]?.[post] ?? 0) > 0) &&
      (!hasFailure || (failed[post] ?? 0) > 0) &&
      (segment === null || segmentOfAccount(index, author) === segment) &&
      (words === null || text.toLowerCase().includes(words))
    );
  };
}

function segmentOfAccount(index: RunIndex, account: number): string | null {
  return index.scenario.accounts.isAgent(account) ? index.segment(account) : null;
}

function engagement({ shown, likes, replies, reshares }: PostCounts, post: number): number {
  const reactions = (likes[post] ?? 0) + (replies[post] ?? 0) + (reshares[post] ?? 0);
  return reactions * 1_000 + (shown[post] ?? 0);
}

/** Returns a post with its thread and its readers. */
export async function postRoute(live: LiveRun, query: RequestQuery): Promise<PostAnswer> {
  const index = await indexOf(live);
  const id = query.required("post");
  const number = index.postNumber(id);
  if (number === -1) throw new NotFoundError(`there is no post ${id}`);
  const until = lastRound(index, query.number("round"));
  const counts = postCounts(index, until);
  return {
    post: postFigures(index, number, counts),
    above: ancestorsOf(index, number).map((parent) => postFigures(index, parent, counts)),
    replies: repliesTo(index, number, until).map((reply) => postFigures(index, reply, counts)),
    readers: findDecisions(
      index,
      { until, post: number },
      { from: query.number("from") ?? 0, max: maxReaders, isActiveFirst: true },
    ),
    byRound: byRound(index, number, until),
  };
}

function ancestorsOf({ posts }: RunIndex, number: number): number[] {
  const chain: number[] = [];
  for (let parent = posts[number]?.parent ?? -1; parent !== -1; parent = posts[parent]?.parent ?? -1)
    chain.unshift(parent);
  return chain;
}

function repliesTo({ posts, roundOfPost }: RunIndex, number: number, until: number): number[] {
  const replies: number[] = [];
  for (let post = number + 1; post < posts.length && replies.length < maxPosts; post++)
    if (posts[post]?.parent === number && (roundOfPost[post] ?? 0) <= until) replies.push(post);
  return replies;
}

function byRound(index: RunIndex, number: number, until: number): PostAnswer["byRound"] {
  return index.upTo(until).map(({ round, post, facts }) => {
    let [shown, reshares] = [0, 0];
    for (let place = post.indexOf(number); place !== -1; place = post.indexOf(number, place + 1)) {
      shown++;
      const choice = choiceCodeIn(facts[place] ?? 0);
      if (choice === choiceCode.RESHARE || choice === choiceCode.QUOTE) reshares++;
    }
    return { round, shown, reshares };
  });
}
