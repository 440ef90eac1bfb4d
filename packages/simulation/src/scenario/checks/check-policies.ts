import type { PolicySpec, Scenario } from "@concordat/contracts/scenario";
import type { ReadInputs } from "../read-scenario-files.js";
import type { Problem } from "../scenario-error.js";
import { checkRelevancePolicy } from "./check-relevance.js";
import { type GivenNames, inQuotes } from "./known-names.js";
import { type Report, reporterOf } from "./report.js";

/** Checks the policies of the scenario, its segments and its assignments. */
export function checkPolicies(
  { policy: everyone, audience }: Scenario,
  { assignments }: ReadInputs,
  given: GivenNames,
  found: Problem[],
  at: Report,
): void {
  checkPolicy(everyone, "/policy", given, at);
  if (audience.kind === "segments") {
    for (const [index, { policy }] of audience.segments.entries())
      checkPolicy(policy, `/audience/segments/${index}/policy`, given, at);
  }
  for (const located of assignments)
    checkPolicy(located.value.policy, "/policy", given, reporterOf(found, located));
}

/** Checks that the custom code or the relevance file that a policy needs is available. */
export function checkPolicy(
  policy: PolicySpec | null | undefined,
  path: string,
  { policies, hasRelevance }: GivenNames,
  at: Report,
): void {
  checkRelevancePolicy(policy, path, hasRelevance, at);
  if (policy?.kind !== "custom" || policies.includes(policy.name)) return;
  at(`${path}/name`, `names the policy ${inQuotes(policy.name)}, which must be given in code`, {
    needsCode: true,
  });
}
