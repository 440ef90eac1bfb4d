import type { DecisionRecord } from "@concordat/contracts/decision-record";
import { canonicalJson } from "../../hash/canonical-json.js";
import type { RecordMismatchError } from "../../ledger/record-mismatch-error.js";
import type { RuleChoice } from "../../policy/policy.js";

/**
 * Compares a record with the choice that a rule samples, which is computed again from the scenario.
 * @param computed the choice that the rule samples; `null` if the model made the choice
 * @throws {RecordMismatchError} when the recorded rule or the decision differs
 */
export function checkRule(
  record: DecisionRecord,
  computed: RuleChoice | null,
  problem: (what: string) => RecordMismatchError,
): void {
  const recorded = "rule" in record ? record.rule : undefined;
  // Earlier versions did not record the rule of a failed decision.
  if (record.state !== "valid" && recorded === undefined) return;
  if (computed === null) {
    if (recorded !== undefined) throw problem("a rule is recorded, and the scenario has none here");
    return;
  }
  const { choice, ...rule } = computed;
  if (recorded === undefined || canonicalJson(recorded) !== canonicalJson(rule))
    throw problem(`the rule ${rule.name} is not recorded as it is computed from the scenario`);
  if (record.state !== "valid") return;
  if (!("choice" in record.decision) || record.decision.choice !== choice)
    throw problem(`the rule ${rule.name} draws ${choice}, which is not what was decided`);
}
