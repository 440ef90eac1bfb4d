import type { DecisionRecord } from "@concordat/contracts/decision-record";
import { choiceOdds } from "@concordat/simulation/results";

/**
 * The probability of a choice, by the rule that drew it or by the model's odds; `null` if its odds were not
 * recorded.
 */
export function chanceOf(record: DecisionRecord, choice: string): number | null {
  return choiceOdds(record)?.options.find(({ value }) => value === choice)?.probability ?? null;
}
