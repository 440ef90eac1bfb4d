import { printAmount, printAmountOfChange } from "@concordat/report-kit";
import type { Decomposition, Driver } from "../drivers/drivers.js";
import { listOf } from "./phrases.js";

const membersNamed = 3;
const falling =
  /\b(?:cut|cuts|fell|falls?|fallen|drop\w*|declin\w*|decreas\w*|lost|lose|shr[aiu]nk\w*|worsen\w*|reduc\w*|slump\w*|deteriorat\w*)\b/i;
const rising =
  /\b(?:improv\w*|grew|grow\w*|rose|risen?|rises|increas\w*|gain\w*|climb\w*|jump\w*|surg\w*)\b/i;

/** Ranks members by their own change, in the direction that the question asks for. */
export function memberChanges(
  { dimension, drivers }: Decomposition,
  question: string,
  total: number,
  order: "desc" | "asc",
  limit: number | null,
): string | null {
  const changes = drivers.flatMap((driver) =>
    driver.valueA === null || driver.valueB === null
      ? []
      : [{ driver, before: driver.valueA, after: driver.valueB, change: driver.valueB - driver.valueA }],
  );
  if (changes.length < 2) return null;
  const isDown = falling.test(question) || (!rising.test(question) && total < 0);
  const isLeast = order === "asc" && !/\b(?:lower|fewer|less)\b/i.test(question);
  const sign = isDown !== isLeast ? 1 : -1;
  const sorted = [...changes].sort((x, y) => sign * (x.change - y.change));
  const [first, ...others] = sorted.slice(0, limit ?? membersNamed);
  if (first === undefined) return null;
  const name = ({ member }: Driver): string => member ?? `(no ${dimension})`;
  const next = others.map(({ driver, change }) => `${name(driver)} (${printAmountOfChange(change)})`);
  const verb = first.change < 0 ? "fell" : "rose";
  const lead = `By ${dimension}, ${name(first.driver)} ${verb} the ${isLeast ? "least" : "most"}: ${printAmountOfChange(first.change)}, from ${printAmount(first.before)} to ${printAmount(first.after)}`;
  return `${lead}${next.length === 0 ? "" : `; then ${listOf(next)}`}.`;
}
