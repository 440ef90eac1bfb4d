import { changedScenario } from "../changed-scenario.js";
import type { LoadedScenario } from "../loaded-scenario.js";
import { isSurvey } from "./scenario-surveys.js";

/**
 * Whether a run consists of surveys alone: there are no posts, no events except surveys, and no custom policy that could
 * write a post. Its agents are people who are asked questions, so that prompts do not place them on social media.
 */
export function isSurveyOnly({
  scenario,
  audience,
  posts,
  changes,
}: Pick<LoadedScenario, "scenario" | "audience" | "posts" | "changes">): boolean {
  const { events, event_files: files, policy } = changedScenario(scenario, changes);
  const policies = [scenario.policy, policy, ...audience.groups.map((group) => group.policy)];
  return (
    posts.length === 0 &&
    files === undefined &&
    events.every(isSurvey) &&
    policies.every((one) => one?.kind !== "custom")
  );
}
