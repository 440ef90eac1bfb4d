import type { Feed, ScenarioEvent } from "@concordat/contracts/scenario";
import { checkRanker } from "./check-feed.js";
import { followProblem } from "./check-network.js";
import { type KnownNames, quoted } from "./known-names.js";
import type { Report } from "./report.js";

/** What events are checked against. */
export interface EventsCheck {
  readonly events: readonly ScenarioEvent[];
  /** The number of rounds. */
  readonly rounds: number;
  /** The first round in which an event may happen. */
  readonly from: number;
  readonly feed: Feed;
  /** What is known besides what the events bring. */
  readonly known: KnownNames;
}

type EventOf<Kind extends ScenarioEvent["kind"]> = Extract<ScenarioEvent, { kind: Kind }>;

/** Checks the events at `/events` of a scenario, or of a fork's change. */
export function checkEvents({ events, rounds, from, feed, known }: EventsCheck, at: Report): void {
  const appears = new Map(known.appears);
  for (const [index, event] of events.entries()) {
    if (event.kind === "post") checkPost(event, `/events/${index}/post`, appears, at);
  }
  const authors = new Set(events.flatMap((event) => (event.kind === "post" ? [event.post.author_id] : [])));
  const names = { ...known, appears, isAuthor: (id: string) => authors.has(id) || known.isAuthor(id) };
  for (const [index, event] of events.entries()) {
    const path = `/events/${index}`;
    if (event.round > rounds) at(`${path}/round`, `must be at most ${rounds}, which is after the last round`);
    if (event.round < from) at(`${path}/round`, `must be at least ${from}, where the fork begins`);
    checkEvent(event, path, names, feed, at);
  }
}

function checkEvent(event: ScenarioEvent, path: string, known: KnownNames, feed: Feed, at: Report): void {
  switch (event.kind) {
    case "post":
      return;
    case "removal":
      checkRemoval(event, path, known, at);
      return;
    case "ranker":
      checkRanker(event, path, known.given, at);
      return;
    case "feed-size":
      if (event.size === null && feed.from_outside > 0)
        at(`${path}/size`, "must be a number: the feed has a share from outside");
      return;
    case "activity":
      if (event.segment !== undefined && !known.segments.has(event.segment))
        at(`${path}/segment`, `names ${quoted(event.segment)}; there is no such segment`);
      return;
    case "follow":
    case "unfollow":
      for (const [index, follow] of event.follows.entries()) {
        const wrong = followProblem(follow, known);
        if (wrong !== null) at(`${path}/follows/${index}`, wrong);
      }
      return;
  }
}

/** Checks a post that an event brings, and notes when it appears. */
function checkPost(
  { round, post }: EventOf<"post">,
  path: string,
  appears: Map<string, number>,
  at: Report,
): void {
  if (appears.has(post.id)) at(`${path}/id`, `there is another post ${quoted(post.id)}; ids must differ`);
  if (post.round !== undefined && post.round !== round)
    at(`${path}/round`, `must be that of the event, ${round}, or absent`);
  appears.set(post.id, round);
}

function checkRemoval(
  { round, post_id }: EventOf<"removal">,
  path: string,
  { appears, unknownPosts }: KnownNames,
  at: Report,
): void {
  const since = appears.get(post_id);
  if (since === undefined) {
    if (!unknownPosts) at(`${path}/post_id`, `names ${quoted(post_id)}; there is no such post`);
  } else if (since > round)
    at(`${path}/post_id`, `names ${quoted(post_id)}, which appears only in round ${since}`);
}
