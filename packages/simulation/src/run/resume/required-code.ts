import type { PolicySpec } from "@concordat/contracts/scenario";
import { builtInRankers } from "../../feed/built-in-rankers.js";
import { asksModel } from "../../policy/policies.js";
import { recordedShapes } from "../../policy/recorded-shapes.js";
import type { SimulationCode } from "../../policy/simulation-code.js";
import { allPolicies } from "../../scenario/all-policies.js";
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

/** Whether any policy of the run's own rounds lists the choices of its agents (agent-decision/v3). */
export function listsChoices(loaded: LoadedScenario): boolean {
  return openPolicies(loaded).some((policy) => policy.kind === "model" && policy.choices !== undefined);
}

/** Returns the choices that any policy of a run lists, in all its rounds. */
export function choicesListed(loaded: LoadedScenario): ReadonlySet<string> {
  return new Set(
    allPolicies(loaded).flatMap((policy) => (policy.kind === "model" ? (policy.choices ?? []) : [])),
  );
}

/**
 * Returns the code for replaying a run. If no model decides in the run's own rounds, it contains policies that only
 * read recorded decisions.
 */
export function codeFor(loaded: LoadedScenario, code: SimulationCode): SimulationCode {
  return needsModel(loaded) ? code : { ...code, model: recordedShapes };
}

/** Returns the names of the custom rankers and policies that a scenario needs. */
export function modulesOf(loaded: LoadedScenario): string[] {
  const { scenario, changes } = loaded;
  const forks = changes.map(({ change }) => change);
  const events = [...scenario.events, ...forks.flatMap((change) => change.events ?? [])];
  const rankers = [
    scenario.feed.ranker,
    ...forks.flatMap(({ feed }) => feed?.ranker ?? []),
    ...events.flatMap((event) => (event.kind === "ranker" ? [event.ranker] : [])),
  ].filter((ranker) => !builtInRankers.includes(ranker));
  const policies = allPolicies(loaded).flatMap((policy) => (policy.kind === "custom" ? [policy.name] : []));
  return [...new Set([...rankers, ...policies])];
}
