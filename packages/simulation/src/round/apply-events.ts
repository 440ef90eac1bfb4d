import { type Post, post as postContract } from "@concordat/contracts/post";
import type { SimulatedPost } from "@concordat/contracts/simulated-post";
import { changedScenario } from "../scenario/changed-scenario.js";
import type { LoadedScenario } from "../scenario/loaded-scenario.js";
import { stateSurveys } from "../scenario/states/state-questions.js";
import { isSurvey, type SurveyEvent, type WorldEvent } from "../scenario/surveys/scenario-surveys.js";
import { activityOf } from "../world/audience/audience.js";
import { reachesEveryone } from "../world/reaches-everyone.js";
import type { World } from "../world/world.js";

/** The posts, surveys and events at the beginning of a round. */
export interface RoundEvents {
  /** Posts from the scenario's file that appear in the round. */
  readonly posts: readonly SimulatedPost[];
  readonly events: readonly WorldEvent[];
  /** Surveys in the round. Agents answer them before all other events. */
  readonly surveys: readonly SurveyEvent[];
}

/** A round without posts, surveys and events. */
export const noEvents: RoundEvents = { posts: [], events: [], surveys: [] };

/**
 * Returns the posts, surveys and events of a scenario by round. From the first round of a fork on, the events of the
 * fork replace those of the scenario.
 */
export function eventsByRound(
  { scenario, posts, changes }: LoadedScenario,
  world: World,
): Map<number, RoundEvents> {
  const rounds = new Map<number, { posts: SimulatedPost[]; events: WorldEvent[]; surveys: SurveyEvent[] }>();
  const of = (round: number) => {
    const known = rounds.get(round) ?? { posts: [], events: [], surveys: [] };
    rounds.set(round, known);
    return known;
  };
  const { events } = changedScenario(scenario, changes);
  for (const post of posts) of(world.calendar.roundOfPost(post)).posts.push(post);
  for (const event of events) {
    if (isSurvey(event)) of(event.round).surveys.push(event);
    else of(event.round).events.push(event);
  }
  for (const survey of stateSurveys(scenario)) of(survey.round).surveys.push(survey);
  return rounds;
}

/**
 * Applies the posts and events of the current round to the world: first the posts from the file, then the events in
 * their order.
 */
export function applyEvents(world: World, { posts, events }: Omit<RoundEvents, "surveys">): void {
  for (const post of posts) publish(world, post);
  for (const event of events) applyEvent(world, event);
}

function applyEvent(world: World, event: WorldEvent): void {
  switch (event.kind) {
    case "post":
      publish(world, event.post);
      return;
    case "removal":
      world.posts.hide(world.posts.indexOf(event.post_id));
      return;
    case "ranker":
      world.feed = { ...withoutWeights(world.feed), ranker: event.ranker, ...weightsOf(event) };
      return;
    case "feed-size":
      world.feed = { ...world.feed, size: event.size };
      return;
    case "activity":
      changeActivity(world, event);
      return;
    case "reshare":
      reshareBy(world, event);
      return;
    case "follow":
      world.follows.change(pairsOf(world, event.follows), []);
      return;
    case "unfollow":
      world.follows.change([], pairsOf(world, event.follows));
      return;
  }
}

/** Reshares the post of an event on behalf of its agents, without a comment. */
function reshareBy(world: World, { post_id, agents }: Extract<WorldEvent, { kind: "reshare" }>): void {
  const { posts, seen, audience } = world;
  const post = posts.indexOf(post_id);
  for (const id of agents) {
    const agent = audience.indexOf(id);
    if (posts.author[post] === agent || seen.hasReshared(agent, post)) continue;
    posts.reshares[post] = (posts.reshares[post] ?? 0) + 1;
    world.reshare(agent, post, null);
  }
}

function withoutWeights({ weights: _, ...feed }: World["feed"]): World["feed"] {
  return feed;
}

function weightsOf({
  weights,
}: {
  readonly weights?: World["feed"]["weights"];
}): Pick<World["feed"], "weights"> {
  return weights === undefined ? {} : { weights };
}

function changeActivity(
  world: World,
  { activity, segment }: Extract<WorldEvent, { kind: "activity" }>,
): void {
  const changed = activityOf(activity);
  if (segment === undefined) {
    world.activity = changed;
    world.groupActivities.fill(null);
    return;
  }
  for (const [group, { segment: name }] of world.audience.groups.entries()) {
    if (name === segment) world.groupActivities[group] = changed;
  }
}

function pairsOf(
  { accounts }: World,
  follows: readonly { readonly follower: string; readonly followed: string }[],
): [number, number][] {
  return follows.map(({ follower, followed }) => [accounts.indexOf(follower), accounts.indexOf(followed)]);
}

function publish(world: World, given: SimulatedPost): void {
  const { round: _, followed_by, slot, ...post } = given;
  const author = world.accounts.indexOf(given.author_id);
  world.publish({
    post: withTimestamp(post, world),
    author,
    parent: -1,
    slot: slot ?? given.id,
    toEveryone: reachesEveryone(world, author, followed_by),
  });
}

function withTimestamp(post: Omit<SimulatedPost, "round" | "followed_by" | "slot">, world: World): Post {
  return postContract.parse({ ...post, timestamp: post.timestamp ?? new Date(world.now).toISOString() });
}
