import type { PolicySpec } from "@concordat/contracts/scenario";
import { builtInRankers } from "../../feed/built-in-rankers.js";
import { asksModel } from "../../policy/policies.js";
import { recordedShapes } from "../../policy/recorded-shapes.js";
import type { SimulationCode } from "../../policy/simulation-code.js";
import { changedScenario } from "../../scenario/changed-scenario.js";
import type { LoadedScenario } from "../../scenario/loaded-scenario.js";

/**
 * Returns the specifications of the policies that decide in the run's own rounds. A fork copies the earlier rounds from
 * its parent.
 */
function openPolicies({ scenario, audience, changes }: LoadedScenario): PolicySpec[] {
  const from = changes.at(-1)?.round ?? 0;
  const before = changes.filter(({ round }) => round <= from);
  const later = changes.filter(({ round }) => round > from).flatMap(({ change }) => change.policy ?? []);
  const replaced = before.some(({ change }) => change.policy !== undefined);
  const groups = replaced ? [] : audience.groups.flatMap(({ policy }) => policy ?? []);
  return [changedScenario(scenario, before).policy, ...groups, ...later];
}

/** Whether a model decides for any agent, or writes a text for the decision of a rule. */
export function needsModel(loaded: LoadedScenario): boolean {
  return openPolicies(loaded).some(asksModel);
}

/**
 * Returns the code for replaying a run. If no model decides in the run's own rounds, it contains policies that only
 * read recorded decisions.
 */
export function codeFor(loaded: LoadedScenario, code: SimulationCode): SimulationCode {
  return needsModel(loaded) ? code : { ...code, model: recordedShapes };
}

/** Returns the names of the custom rankers and policies that a scenario needs. */
export function modulesOf({ scenario, audience, changes }: LoadedScenario): string[] {
  const forks = changes.map(({ change }) => change);
  const events = [...scenario.events, ...forks.flatMap((change) => change.events ?? [])];
  const rankers = [
    scenario.feed.ranker,
    ...forks.flatMap(({ feed }) => feed?.ranker ?? []),
    ...events.flatMap((event) => (event.kind === "ranker" ? [event.ranker] : [])),
  ].filter((ranker) => !builtInRankers.includes(ranker));
  const policies = [
    scenario.policy,
    ...audience.groups.flatMap(({ policy }) => policy ?? []),
    ...forks.flatMap(({ policy }) => policy ?? []),
  ].flatMap((policy) => (policy.kind === "custom" ? [policy.name] : []));
  return [...new Set([...rankers, ...policies])];
}
