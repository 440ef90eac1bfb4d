import type { PolicySpec } from "@concordat/contracts/scenario";
import { rulesVersionOf } from "../policy/rules-version.js";
import type { LoadedScenario } from "../scenario/loaded-scenario.js";

/** Policies whose meaning depends on the version of the rules. */
const versioned: readonly PolicySpec["kind"][] = ["threshold"];

/**
 * The version of the rules that a run or an ensemble is played with; `null` if no agent is decided by a rule whose meaning depends
 * on it. Runs with different ones cannot be compared: they would differ by the meaning of the rule.
 */
export function decidingRules(
  { scenario, audience, changes }: LoadedScenario,
  document: Parameters<typeof rulesVersionOf>[0],
): number | null {
  const policies = [
    scenario.policy,
    ...audience.groups.flatMap(({ policy }) => policy ?? []),
    ...changes.flatMap(({ change }) => change.policy ?? []),
  ];
  return policies.some(({ kind }) => versioned.includes(kind)) ? rulesVersionOf(document) : null;
}
