import type { PolicySpec } from "@concordat/contracts/scenario";
import type { LoadedScenario } from "./loaded-scenario.js";

/** Returns the policies of all rounds of a run: those of the scenario, of segments and assignments, and of forks. */
export function allPolicies({
  scenario,
  audience,
  changes,
}: Pick<LoadedScenario, "scenario" | "audience" | "changes">): PolicySpec[] {
  return [
    scenario.policy,
    ...audience.groups.flatMap(({ policy }) => policy ?? []),
    ...changes.flatMap(({ change }) => change.policy ?? []),
  ];
}
