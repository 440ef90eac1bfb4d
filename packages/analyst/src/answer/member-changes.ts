import { printAmount, printAmountOfChange, printShare, sentenceList } from "@concordat/report-kit";
import type { Decomposition, Driver } from "../drivers/drivers.js";

const membersNamed = 3;
const falling =
  /\b(?:cut|cuts|fell|falls?|fallen|drop\w*|declin\w*|decreas\w*|lost|lose|shr[aiu]nk\w*|worsen\w*|reduc\w*|slump\w*|deteriorat\w*)\b/i;
const rising =
  /\b(?:improv\w*|grew|grow\w*|rose|risen?|rises|increas\w*|gain\w*|climb\w*|jump\w*|surg\w*)\b/i;

/**
 * Matches a question about changes relative to their starting value, such as `by the largest percentage`, `the highest
 * growth rate` or `fastest`. The word `percentage` alone does not match, because it may name the measure.
 */
const relative = new RegExp(
  [
    String.raw`\b(?:by|with) the (?:largest|greatest|highest|biggest|smallest|lowest|least) (?:percentage|percent|per cent|proportion|share)\b`,
    String.raw`\bin (?:percent|per cent|percentages?|relative|proportional)\b|\bin %|\bpercentage[- ]wise\b|\bproportion(?:ally|ately)\b`,
    String.raw`\b(?:percentage|percent|per cent|relative|proportional) (?:growth|increase|decrease|change|rise|fall|gain|drop|decline|loss)\b`,
    String.raw`\b(?:largest|greatest|highest|biggest|smallest|lowest|fastest|slowest)(?: \w+)? growth rates?\b`,
    String.raw`\b(?:fastest|quickest|slowest)\b`,
  ].join("|"),
  "i",
);
/** Matches a question about percentage points, whose changes are compared as differences, not as ratios. */
const inPoints = /\bpercentage points?\b/i;

/** Whether a question asks which group changed most itself, rather than which contributed most to the total change. */
export function asksForOwn(question: string): boolean {
  return (
    /\b(?:most|least|largest|biggest|greatest|smallest|highest|lowest|fastest|slowest|which|who|where|more than|top)\b/i.test(
      question,
    ) && !/\b(?:drove|drive[sn]?|driving|contribut\w*|explain\w*|responsible|behind)\b/i.test(question)
  );
}

/** Ranks the values of a column by their own change, in the direction that the question asks for. */
export function memberChanges(
  { dimension, drivers }: Decomposition,
  question: string,
  total: number,
  order: "desc" | "asc",
  limit: number | null,
): string | null {
  const changes = drivers.flatMap((driver) =>
    driver.valueA === null || driver.valueB === null ? [] : [changeOf(driver, driver.valueA, driver.valueB)],
  );
  const isRelative = relative.test(question) && !inPoints.test(question);
  const ranked = isRelative ? changes.filter(({ before }) => before > 0) : changes;
  if (ranked.length < 2) return null;
  const isDown = falling.test(question) || (!rising.test(question) && total < 0);
  const isLeast = order === "asc" && !/\b(?:lower|fewer|less)\b/i.test(question);
  const sign = isDown !== isLeast ? 1 : -1;
  const weight = ({ change, share }: Change): number => (isRelative ? share : change);
  const sorted = [...ranked].sort((x, y) => sign * (weight(x) - weight(y)));
  const [first, ...others] = sorted.slice(0, limit ?? membersNamed);
  if (first === undefined) return null;
  const name = ({ member }: Driver): string => member ?? `(no ${dimension})`;
  const printed = ({ change, share }: Change): string =>
    isRelative ? `${share > 0 ? "+" : ""}${printShare(share)}` : printAmountOfChange(change);
  const next = others.map((change) => `${name(change.driver)} (${printed(change)})`);
  const verb = first.change < 0 ? "fell" : "rose";
  const lead = `By ${dimension}, ${name(first.driver)} ${verb} the ${isLeast ? "least" : "most"}${isRelative ? " in percent" : ""}: ${printed(first)}, from ${printAmount(first.before)} to ${printAmount(first.after)}`;
  return `${lead}${next.length === 0 ? "" : `; then ${sentenceList(next)}`}.`;
}

interface Change {
  readonly driver: Driver;
  readonly before: number;
  readonly after: number;
  readonly change: number;
  /** The change as a share of the value before. */
  readonly share: number;
}

function changeOf(driver: Driver, before: number, after: number): Change {
  return { driver, before, after, change: after - before, share: (after - before) / before };
}
