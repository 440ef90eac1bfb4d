import type { CalibratedEstimate } from "@concordat/contracts/calibration-report";
import { sentenceList } from "@concordat/report-kit";
import { furtherAnswers, valueTexts, withoutUnit } from "./words.js";

/**
 * Returns a sentence that compares the agents with a regression on the table's columns; `null` if there is none.
 */
export function columnsSentence({
  columns_alone: alone,
  option,
}: Pick<CalibratedEstimate, "columns_alone" | "option">): string | null {
  if (alone === undefined) return null;
  const { columns, estimate, low, high, answers: without, with_agents: both } = alone;
  const [value = "", from = "", to = ""] = valueTexts([estimate, low, high], option);
  const named = columns.length === 1 ? `the column ${columns[0]}` : `the columns ${sentenceList(columns)}`;
  const further = both - without;
  const added =
    further >= 1
      ? `With the agents as one more column it is worth ${Math.round(both)}: they add as much as ${furtherAnswers(further)} to what the columns tell.`
      : "The agents add nothing to what the columns tell.";
  return `Without agents, a regression on ${named} gives ${value} (${withoutUnit(from)} to ${withoutUnit(to)}), worth ${Math.round(without)} real answers. ${added}`;
}
