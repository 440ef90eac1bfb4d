import type { CalibratedQuestion } from "@concordat/contracts/calibration-report";
import { distinctEstimates } from "../calibrate/distinct.js";
import { quotedName, worthSentence } from "./words.js";

/** Maximum number of segments that a sentence names. */
const maxNamed = 8;

/**
 * Returns a sentence for each reason why agents are not used in some segments, with the segments and options. Their
 * figures are those of the real answers alone, which the figures themselves do not show.
 */
export function unusedInSegments(question: CalibratedQuestion): string[] {
  const options = distinctEstimates(question).map(({ option }) => option);
  const byReason = new Map<string, string[]>();
  for (const estimate of question.estimates) {
    const { segment, option, worth } = estimate;
    if (segment === undefined || worth.verdict !== "unused" || !options.includes(option)) continue;
    const reason = worthSentence(estimate);
    const name = `${segment.column} = ${segment.value}${options.length > 1 || option !== null ? `, ${quotedName(option)}` : ""}`;
    byReason.set(reason, [...(byReason.get(reason) ?? []), name]);
  }
  return [...byReason].map(([reason, names]) => {
    const more = names.length > maxNamed ? `; and ${names.length - maxNamed} more` : "";
    return `In ${names.slice(0, maxNamed).join("; ")}${more}: ${reason} The real answers stand alone.`;
  });
}
