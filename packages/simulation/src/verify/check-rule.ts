import type { DecisionRecord } from "@concordat/contracts/decision-record";
import { canonicalJson } from "../hash/canonical-json.js";
import type { RuleChoice } from "../policy/policy.js";
import type { RecordMismatchError } from "./record-mismatch-error.js";

/**
 * Computes again how a rule drew the choice of a record: it follows from the scenario alone.
 * @param computed what the rule draws; `null` where the choice is the model's
 * @throws {RecordMismatchError} when something else was recorded or decided
 */
export function checkRule(
  record: DecisionRecord,
  computed: RuleChoice | null,
  problem: (what: string) => RecordMismatchError,
): void {
  const recorded = "rule" in record ? record.rule : undefined;
  // Earlier versions kept no rule of a decision that failed.
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
