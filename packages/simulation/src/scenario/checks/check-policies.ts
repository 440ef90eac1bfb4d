import type { PolicySpec, Scenario } from "@concordat/contracts/scenario";
import { stateFieldProblem } from "../../policy/state/state-field.js";
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

/** Checks that the custom code, the relevance file or the field of the state that a policy needs is available. */
export function checkPolicy(
  policy: PolicySpec | null | undefined,
  path: string,
  { policies, hasRelevance, fields }: GivenNames,
  at: Report,
): void {
  checkRelevancePolicy(policy, path, hasRelevance, at);
  checkChoices(policy, path, at);
  const wrong = policy === null || policy === undefined ? null : stateFieldProblem(policy, fields);
  if (wrong !== null) at(`${path}${wrong.path}`, wrong.message);
  if (policy?.kind !== "custom" || policies.includes(policy.name)) return;
  at(`${path}/name`, `names the policy ${inQuotes(policy.name)}, which must be given in code`, {
    needsCode: true,
  });
}

/** Checks the choices that a model policy lists. */
function checkChoices(policy: PolicySpec | null | undefined, path: string, at: Report): void {
  if (policy?.kind !== "model" || policy.choices === undefined) return;
  if (!policy.choices.includes("SCROLL"))
    at(`${path}/choices`, "must include SCROLL: an agent may always do nothing");
  if (policy.ask === "whole-feed")
    at(`${path}/choices`, "are for decisions on each post; remove them, or ask: post");
}
