import type { PolicySpec } from "@concordat/contracts/scenario";
import { rulesVersionOf } from "../policy/rules-version.js";
import { allPolicies } from "../scenario/all-policies.js";
import type { LoadedScenario } from "../scenario/loaded-scenario.js";

/** The kinds of policies whose meaning depends on the version of the rules. */
const versioned: readonly PolicySpec["kind"][] = ["threshold"];

/**
 * Returns the version of the rules of a run or an ensemble; `null` if none of its policies depends on the version. Runs
 * with different versions cannot be compared, because their rules have different meanings.
 * @param document the manifest of the run, or the list of the ensemble's runs
 */
export function effectiveRulesVersion(
  loaded: LoadedScenario,
  document: Parameters<typeof rulesVersionOf>[0],
): number | null {
  return allPolicies(loaded).some(({ kind }) => versioned.includes(kind)) ? rulesVersionOf(document) : null;
}
