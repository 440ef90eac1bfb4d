import type { DecisionRun } from "@concordat/contracts/decision-run";
import { checkValue } from "@concordat/contracts/options";
import { reportOf } from "../report/report.js";
import type { ReportItem } from "../report/report-item.js";
import { runRule } from "../run/run-rule.js";

/**
 * Formats the last question that was asked about a decision, with its answer. Each statement has a line with the
 * location of the passage that supports it. Values that are not in that passage are reported, and statements without a
 * source are listed separately.
 * @throws {RangeError} if it is not a run, or no question was asked about it
 * @example
 * console.log(followUpText(await askAboutDecision(run, "Who is on call?", { client })));
 */
export function followUpText(run: DecisionRun): string {
  checkValue(run, runRule, "run");
  const { followUps } = reportOf(run);
  const last = followUps.at(-1);
  if (last === undefined) throw new RangeError("nothing was asked about the decision");
  const line = ({ text, footnotes: cited, missing }: ReportItem): string => {
    const places = cited.flatMap(({ place }) => (place === null ? [] : [place]));
    const absent = missing.length === 0 ? "" : ` (not in the source: ${missing.join(", ")})`;
    return `- ${text}${absent}${places.length === 0 ? "" : ` [${places.join("; ")}]`}`;
  };
  return [
    last.heading,
    ...(last.items.length === 0 ? [] : [last.items.map(line).join("\n")]),
    ...last.apart.map(({ heading, items }) => `${heading}:\n${items.map(line).join("\n")}`),
    ...(last.instead === null ? [] : [last.instead]),
  ].join("\n\n");
}
