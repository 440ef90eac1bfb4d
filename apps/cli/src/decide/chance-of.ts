import type { DecisionRecord } from "@concordat/contracts/decision-record";
import { choiceOdds } from "@concordat/simulation/results";

/** Returns the probability of a choice, as used by a rule or as given by the model; `null` if it was not recorded. */
export function chanceOf(record: DecisionRecord, choice: string): number | null {
  return choiceOdds(record)?.options.find(({ value }) => value === choice)?.probability ?? null;
}
