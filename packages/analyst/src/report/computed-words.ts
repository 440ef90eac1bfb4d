import type { AnalysisReport } from "@concordat/contracts/analysis-report";
import type { Change } from "../drivers/analyse-change.js";
import type { Driver } from "../drivers/decompose.js";
import type { Subject } from "../drivers/subject.js";
import { measureLabel } from "../query/aggregate.js";
import { formatChange, formatNumber, formatShare } from "./format-number.js";

const driversNamed = 3;

/** What a report is called when the model gives no usable title. */
export function computedTitle({ measure, comparison }: Subject): string {
  const periods = comparison === null ? "" : `, ${comparison.a.label} to ${comparison.b.label}`;
  return `Change in the ${measureLabel(measure)}${periods}`;
}

/** What the table itself says, in sentences whose every number was computed. */
export function computedSummary({ measure, comparison }: Subject, { total, decompositions }: Change): string {
  if (comparison === null || total === null)
    return `Nothing was compared: the ${measureLabel(measure)} has no two periods to compare.`;
  const verb = total.change > 0 ? "rose" : total.change < 0 ? "fell" : "did not change";
  const by = total.change === 0 ? "" : `, by ${formatNumber(Math.abs(total.change))}`;
  const change = `From ${comparison.a.label} to ${comparison.b.label} the ${measureLabel(measure)} ${verb} from ${formatNumber(total.valueA)} to ${formatNumber(total.valueB)}${by}.`;
  const [first] = decompositions;
  if (first === undefined) return change;
  const named = first.drivers
    .slice(0, driversNamed)
    .map((driver) => `${memberName(driver)} (${formatChange(driver.effect)})`);
  return `${change} By ${first.dimension}, the largest changes are those of ${named.join(", ")}.`;
}

/** The largest drivers as findings: what they state is arithmetic. */
export function computedFindings(
  { comparison }: Subject,
  { total, decompositions }: Change,
  fileOf: (dimension: string) => string,
): AnalysisReport["findings"] {
  const [first] = decompositions;
  if (comparison === null || total === null || first === undefined) return [];
  return first.drivers.slice(0, driversNamed).map((driver) => ({
    statement: `${memberName(driver)} changed by ${formatChange(driver.effect)} (${formatNumber(driver.valueA)} to ${formatNumber(driver.valueB)}), ${formatShare(driver.shareOfChange)} of the total change.`,
    confidence: 1,
    confidence_basis: "computed",
    confidence_explanation: "An exact sum over the table's rows. It says how much, not why.",
    evidence: [fileOf(first.dimension)],
  }));
}

function memberName({ dimension, member }: Pick<Driver, "dimension" | "member">): string {
  return member ?? `(no ${dimension})`;
}
