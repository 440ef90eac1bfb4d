import type { Scenario } from "@concordat/contracts/scenario";
import type { LocatedValue } from "../located-json.js";
import type { ReadInputs } from "../read-scenario-files.js";
import type { Problem } from "../scenario-error.js";
import { asksStates, stateSurvey } from "../states/state-questions.js";
import { agentIds, checkAudience, segmentNames } from "./check-audience.js";
import { checkEvents } from "./check-events.js";
import { checkFeed } from "./check-feed.js";
import { checkFollows, idsHintOf } from "./check-follows.js";
import { authorsOf, checkNetwork } from "./check-network.js";
import { checkPolicies } from "./check-policies.js";
import { checkPosts } from "./check-posts.js";
import { questionnaireNames } from "./check-questionnaires.js";
import { checkRelevance } from "./check-relevance.js";
import { checkStrings } from "./check-strings.js";
import { checkTime } from "./check-time.js";
import type { GivenNames } from "./known-names.js";
import { reporterOf } from "./report.js";

/** Returns the problems of a scenario that its contracts cannot detect, such as invalid references, sums and ranges. */
export function scenarioProblems(
  root: LocatedValue,
  scenario: Scenario,
  inputs: ReadInputs,
  given: GivenNames,
): Problem[] {
  const found: Problem[] = [];
  const at = reporterOf(found, root);
  const agents = agentIds(scenario, inputs);
  const authors = authorsOf(scenario, inputs);
  const unknown = inputs.broken.has("posts");
  const isAuthor = (id: string): boolean => unknown || authors.has(id);
  checkStrings(root.value, at);
  checkTime(scenario, at);
  if (scenario.stop !== undefined && Object.keys(scenario.stop).length === 0)
    at("/stop", "must have unchanged_rounds or share");
  if (scenario.stop?.tolerance !== undefined && scenario.stop.unchanged_rounds === undefined)
    at("/stop/tolerance", "needs unchanged_rounds, whose changes it tells");
  for (const located of [
    ...inputs.profiles,
    ...inputs.assignments,
    ...inputs.posts,
    ...inputs.relevance,
    ...inputs.questionnaires.values(),
  ])
    checkStrings(located.value, reporterOf(found, located));
  checkAudience(scenario, inputs, agents, found, at);
  checkNetwork(scenario, agents, at);
  if (inputs.network !== null)
    checkFollows(inputs.network, { agents, isAuthor, idsHint: idsHintOf(scenario) }, found);
  checkFeed(scenario.feed, "/feed", given, at);
  checkPolicies(scenario, inputs, given, found, at);
  checkRelevance(scenario, inputs, agents, found, at);
  const known = {
    agents,
    isAuthor: (id: string) =>
      isAuthor(id) || inputs.broken.has("network") || (inputs.network?.indexOf(id) ?? -1) !== -1,
    segments: segmentNames(scenario, inputs),
    questionnaires: questionnaireNames(inputs, found),
    appears: checkPosts(scenario, inputs, found),
    unknownPosts: unknown,
    given,
  };
  const { events, rounds, feed } = scenario;
  if (asksStates(scenario.states) && [...known.questionnaires.values()].includes(stateSurvey))
    at(
      "/states/fields",
      'have questions, so no questionnaire may have the name "states": answers are kept by it',
    );
  checkEvents({ events, rounds, from: 0, feed, known }, at);
  return found;
}
