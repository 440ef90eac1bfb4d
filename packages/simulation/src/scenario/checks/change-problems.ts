import { posix } from "node:path";
import type { ForkChange } from "@concordat/contracts/fork-change";
import { Calendar } from "../../world/calendar.js";
import { changedScenario } from "../changed-scenario.js";
import type { LoadedScenario } from "../loaded-scenario.js";
import type { LocatedValue } from "../located-json.js";
import type { Problem } from "../scenario-error.js";
import { isSurvey } from "../surveys/scenario-surveys.js";
import { checkEvents } from "./check-events.js";
import { checkFeed } from "./check-feed.js";
import { checkPolicy } from "./check-policies.js";
import { checkStrings } from "./check-strings.js";
import type { GivenNames, KnownNames } from "./known-names.js";
import { reporterOf } from "./report.js";
import { unscoredMessage, unscoredPosts } from "./unscored-posts.js";

/** The data for checking the change of a fork. */
export interface ChangeCheck {
  /** The scenario of the run to fork. */
  readonly scenario: LoadedScenario;
  /** The first round of the fork. */
  readonly round: number;
  /** The posts that the run recorded before that round, with the round in which each appeared. */
  readonly recorded: ReadonlyMap<string, number>;
  readonly given: GivenNames;
}

/** Returns the problems of a change that its contract cannot detect. */
export function changeProblems(root: LocatedValue, change: ForkChange, check: ChangeCheck): Problem[] {
  const { scenario: loaded, round, given } = check;
  const found: Problem[] = [];
  const at = reporterOf(found, root);
  checkStrings(root.value, at);
  if (change.feed !== undefined) checkFeed(change.feed, "/feed", given, at);
  checkPolicy(change.policy, "/policy", given, at);
  const { rounds, feed } = changedScenario(loaded.scenario, [...loaded.changes, { round, change }]);
  checkEvents(
    { events: change.events ?? [], rounds, from: round, feed, known: knownNames(check, change) },
    at,
  );
  for (const post of unscoredPosts(loaded, { round, change }))
    at(`/events/${post.index}/post/id`, unscoredMessage(post));
  return found;
}

function knownNames({ scenario, round, recorded, given }: ChangeCheck, change: ForkChange): KnownNames {
  const { audience, accounts, posts, changes } = scenario;
  const { events } = changedScenario(scenario.scenario, changes);
  const appears = new Map(recorded);
  // Posts of the file appear as before. The events from this round on are replaced with those of the change.
  const calendar = new Calendar(scenario.scenario.starts_at, scenario.scenario.round_minutes);
  for (const post of posts) appears.set(post.id, calendar.roundOfPost(post));
  for (const event of events)
    if (event.kind === "post" && event.round < round) appears.set(event.post.id, event.round);
  return {
    agents: {
      count: audience.size,
      examples: [audience.id(0)],
      has: (id) => audience.indexOf(id) !== -1,
    },
    isAuthor: (id) => accounts.indexOf(id) !== -1,
    segments: new Set(audience.groups.flatMap(({ segment }) => segment ?? [])),
    appears,
    unknownPosts: false,
    questionnaires: questionnaireNames(scenario, change),
    given,
  };
}

/**
 * Returns the names of the run's questionnaires by file. Other spellings in the change are included: `./opinion.json`
 * is the same file as `opinion.json`.
 */
function questionnaireNames(
  { questionnaires }: LoadedScenario,
  { events = [] }: ForkChange,
): Map<string, string | null> {
  const names = new Map<string, string | null>(
    Array.from(questionnaires, ([file, { name }]) => [file, name]),
  );
  for (const { questions } of events.filter(isSurvey)) {
    const name = names.get(posix.normalize(questions));
    if (name !== undefined) names.set(questions, name);
  }
  return names;
}
