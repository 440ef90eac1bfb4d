import type { DecisionRecord } from "@concordat/contracts/decision-record";
import { unlikelyAnswer } from "@concordat/llm";
import { choiceOdds, isDrawnFrom } from "./choice-odds.js";

/** One sentence that explains why the choice of a decision is not the likeliest of its odds; `null` if it is, or has none. */
export function unlikelyChoice(record: DecisionRecord): string | null {
  const odds = choiceOdds(record);
  if (odds === null || record.state !== "valid" || !("choice" in record.decision)) return null;
  const { choice: value } = record.decision;
  return unlikelyAnswer({ value, options: odds.options, isDrawn: isDrawnFrom(odds) });
}
