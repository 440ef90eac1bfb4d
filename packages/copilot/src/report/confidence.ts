import type { CompletedSynthesis, DecisionRun } from "@concordat/contracts/decision-run";
import { counted } from "@concordat/report-kit";
import { supportOf } from "../citation/check-run.js";
import { citedStatements } from "../review/cited-statements.js";
import { stanceLabel } from "../synthesis/stance.js";
import { shownStance } from "./shown-stance.js";

/**
 * Returns a sentence for each reason to trust a recommendation, or not to. The reasons are computed from the run. The
 * model's own confidence is not used.
 * @param differing number of figures on which the documents differ
 */
export function confidenceReasons(run: DecisionRun, differing: number): string[] {
  const { synthesis, sources, not_read: notRead } = run;
  if (synthesis.state !== "completed") return [];
  return [
    ...(sources.length === 0
      ? ["The statements are not checked: there was no passage to check them against."]
      : [supported(run)]),
    ...asked(synthesis),
    ...(differing === 0 ? [] : [`The documents disagree on ${counted(differing, "figure")}.`]),
    ...(notRead.length === 0 ? [] : [unread(notRead.length)]),
  ];
}

function supported(run: DecisionRun): string {
  const statements = citedStatements(run);
  const isSupported = (text: string, ids: readonly string[]): boolean =>
    supportOf(run, text, ids).state === "cited";
  const count = statements.filter(({ text, sources }) => isSupported(text, sources)).length;
  return `${count} of ${counted(statements.length, "statement")} cite a passage that contains all their numbers, dates and names.`;
}

/** Returns sentences about the number of the model's answers and their recommendations. */
function asked({ samples, spread }: CompletedSynthesis): string[] {
  if (samples < 2) return ["The model was asked only once; it might answer differently if asked again."];
  const count = spread[0]?.count ?? 0;
  const agreeing = count === samples ? "every answer recommends this" : `${recommending(count)} this`;
  const others = spread
    .slice(1)
    .map((other) => `${recommending(other.count)} "${shownStance(stanceLabel(other.recommendation))}"`);
  return [`The model was asked ${samples} times: ${[agreeing, ...others].join(", ")}.`];
}

function recommending(count: number): string {
  return `${counted(count, "answer")} ${count === 1 ? "recommends" : "recommend"}`;
}

function unread(count: number): string {
  return `${counted(count, "part")} of the documents ${count === 1 ? "was" : "were"} not read.`;
}

/** Explains the count after a statement; `null` if the model was asked once, so that there is no count. */
export function countLegend({ samples }: DecisionRun): string | null {
  return samples > 1
    ? `The count after a statement, such as (1 of ${samples}), tells how many of the answers contain it.`
    : null;
}
