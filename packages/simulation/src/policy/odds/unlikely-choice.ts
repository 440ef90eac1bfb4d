import type { DecisionRecord } from "@concordat/contracts/decision-record";
import { unlikelyAnswer } from "@concordat/llm";
import { choiceOdds, isDrawnFrom } from "./choice-odds.js";

/**
 * Explains in one sentence why the choice of a decision is not the most probable one. Returns `null` if it is, or if
 * there are no probabilities.
 */
export function unlikelyChoice(record: DecisionRecord): string | null {
  const odds = choiceOdds(record);
  if (odds === null || record.state !== "valid" || !("choice" in record.decision)) return null;
  const { choice: value } = record.decision;
  return unlikelyAnswer({ value, options: odds.options, isDrawn: isDrawnFrom(odds) });
}
