import type { DecisionRecord } from "@concordat/contracts/decision-record";
import { choiceOdds } from "@concordat/simulation/results";

/** How probable the choice was, by the rule that drew it or for the model; `null` if its odds are not on record. */
export function chanceOf(record: DecisionRecord, choice: string): number | null {
  return choiceOdds(record)?.options.find(({ value }) => value === choice)?.probability ?? null;
}
