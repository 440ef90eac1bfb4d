import { nearestName } from "@concordat/contracts/options";
import type { Feed, ScenarioEvent } from "@concordat/contracts/scenario";
import { checkRanker } from "./check-feed.js";
import { followProblem } from "./check-network.js";
import { inQuotes, type KnownNames } from "./known-names.js";
import type { Report } from "./report.js";

/** The input for checking events. */
export interface EventsCheck {
  readonly events: readonly ScenarioEvent[];
  /** The number of rounds. */
  readonly rounds: number;
  /** The first round in which an event may occur. */
  readonly from: number;
  readonly feed: Feed;
  /** The known names, without the names that the events add. */
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
  checkAskedOnce(events, known.questionnaires, at);
}

function checkEvent(event: ScenarioEvent, path: string, known: KnownNames, feed: Feed, at: Report): void {
  switch (event.kind) {
    case "post":
      return;
    case "removal":
      checkPostNamed(event, path, known, at);
      return;
    case "reshare":
      checkPostNamed(event, path, known, at);
      checkSeeds(event, path, known, at);
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
        at(
          `${path}/segment`,
          `names ${inQuotes(event.segment)}; ${noSegment(event.segment, known.segments)}`,
        );
      return;
    case "survey":
      checkSurvey(event, path, known, at);
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

function noSegment(name: string, segments: ReadonlySet<string>): string {
  const meant = nearestName(name, [...segments]);
  return `there is no such segment${meant === undefined ? "" : `; did you mean ${inQuotes(meant)}?`}`;
}

function checkSurvey(
  { questions, segment }: EventOf<"survey">,
  path: string,
  { segments, questionnaires }: KnownNames,
  at: Report,
): void {
  if (segment !== undefined && !segments.has(segment))
    at(`${path}/segment`, `names ${inQuotes(segment)}; ${noSegment(segment, segments)}`);
  if (questionnaires.has(questions)) return;
  const files = [...questionnaires.keys()].map(inQuotes).join(", ");
  const there = files === "" ? "it has none" : `it has ${files}`;
  at(`${path}/questions`, `names ${inQuotes(questions)}, which is not a questionnaire of the run; ${there}`);
}

/**
 * Checks that no agent is asked the same question twice at the beginning of a round, because the two answers would have
 * the same key.
 */
function checkAskedOnce(
  events: readonly ScenarioEvent[],
  questionnaires: KnownNames["questionnaires"],
  at: Report,
): void {
  const asked: { readonly round: number; readonly name: string; readonly segment: string | null }[] = [];
  for (const [index, event] of events.entries()) {
    const name = event.kind === "survey" ? (questionnaires.get(event.questions) ?? null) : null;
    if (event.kind !== "survey" || name === null) continue;
    const { round, segment = null } = event;
    const before = asked.some(
      (other) =>
        other.round === round &&
        other.name === name &&
        (other.segment === null || segment === null || other.segment === segment),
    );
    if (before)
      at(
        `/events/${index}`,
        `asks the survey ${inQuotes(name)} in round ${round} a second time of the same agents; remove one of them, or name another segment`,
      );
    asked.push({ round, name, segment });
  }
}

/** Checks the post of an event, and stores in `appears` the round in which the post appears. */
function checkPost(
  { round, post }: EventOf<"post">,
  path: string,
  appears: Map<string, number>,
  at: Report,
): void {
  if (appears.has(post.id)) at(`${path}/id`, `there is another post ${inQuotes(post.id)}; ids must differ`);
  if (post.round !== undefined && post.round !== round)
    at(`${path}/round`, `must be that of the event, ${round}, or absent`);
  appears.set(post.id, round);
}

function checkSeeds({ agents }: EventOf<"reshare">, path: string, known: KnownNames, at: Report): void {
  for (const [index, id] of agents.entries()) {
    if (!known.agents.has(id))
      at(`${path}/agents/${index}`, `there is no agent ${inQuotes(id)} who could reshare`);
    else if (agents.indexOf(id) !== index)
      at(`${path}/agents/${index}`, `${inQuotes(id)} is named twice; remove one`);
  }
}

/** Checks that the post of an event has appeared by the round of the event. */
function checkPostNamed(
  { round, post_id }: EventOf<"removal" | "reshare">,
  path: string,
  { appears, unknownPosts }: KnownNames,
  at: Report,
): void {
  const since = appears.get(post_id);
  if (since === undefined) {
    if (!unknownPosts) at(`${path}/post_id`, `names ${inQuotes(post_id)}; there is no such post`);
  } else if (since > round)
    at(`${path}/post_id`, `names ${inQuotes(post_id)}, which appears only in round ${since}`);
}
