import { printAmount, printAmountOfChange, sentenceList } from "@concordat/report-kit";
import { withUnit } from "../answer/phrases.js";
import type { AnalysedChange } from "../drivers/analyse-change.js";
import type { Driver } from "../drivers/drivers.js";
import type { Subject } from "../drivers/subject.js";
import { measureLabel } from "../query/aggregate.js";
import { inPercent } from "./in-percent.js";
import { periodText } from "./period-text.js";
import { splitOf, splitSentence } from "./split-words.js";

const driversNamed = 3;

/** Returns a summary of the table, in sentences that contain only computed numbers. */
export function computedSummary(
  { measure, comparison }: Subject,
  { total, decompositions }: AnalysedChange,
  coverage: string | null = null,
): string {
  if (comparison === null)
    return `Nothing was compared: the ${measureLabel(measure)} has no two periods to compare.`;
  if (total === null)
    return `Nothing was compared: the ${measureLabel(measure)} has no value in ${periodText(comparison.a.label)} or in ${periodText(comparison.b.label)}.`;
  const verb = total.change > 0 ? "rose" : total.change < 0 ? "fell" : "did not change";
  const values =
    total.change === 0
      ? `: it is ${withUnit(total.valueA, measure)} in both`
      : ` from ${withUnit(total.valueA, measure)} to ${withUnit(total.valueB, measure)}, by ${printAmount(Math.abs(total.change))}${inPercent(total.valueA, total.change)}`;
  const change = `From ${periodText(comparison.a.label)} to ${periodText(comparison.b.label)} the ${measureLabel(measure)} ${verb}${values}.${coverage === null ? "" : ` ${coverage}`}`;
  const [first] = decompositions;
  if (first === undefined) return change;
  const named = first.drivers
    .slice(0, driversNamed)
    .map((driver) => `${memberName(driver)} (${printAmountOfChange(driver.effect)})`);
  const largest = `By ${first.dimension}, the largest contributions are those of ${sentenceList(named)}.`;
  const split = splitOf(first.drivers);
  return [
    change,
    largest,
    ...(split === null ? [] : [splitSentence(split, total.change, first.dimension)]),
  ].join(" ");
}

function memberName({ dimension, member }: Pick<Driver, "dimension" | "member">): string {
  return member ?? `(no ${dimension})`;
}
