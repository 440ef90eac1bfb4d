import type { DecisionRun } from "@concordat/contracts/decision-run";
import { counted } from "@concordat/report-kit";
import { supportOf } from "../citation/check-run.js";
import { citedStatements } from "../review/cited-statements.js";

/**
 * Why a reader may trust a recommendation, or not, a sentence for each reason: counted from the run, not asked of the model,
 * whose confidence is its own.
 * @param differing number of figures on which the documents differ
 */
export function confidenceReasons(run: DecisionRun, differing: number): string[] {
  const { synthesis, sources, not_read: notRead } = run;
  if (synthesis.state !== "completed") return [];
  return [
    ...(sources.length === 0 ? ["No passage could be cited, so no statement is checked."] : [supported(run)]),
    ...(synthesis.samples > 1
      ? [`${synthesis.spread[0]?.count ?? 0} of ${synthesis.samples} answers recommend the same.`]
      : ["The recommendation was asked for once."]),
    ...(differing === 0 ? [] : [`The documents differ on ${counted(differing, "figure")}.`]),
    ...(notRead.length === 0 ? [] : [`${counted(notRead.length, "part")} of the documents were not read.`]),
  ];
}

function supported(run: DecisionRun): string {
  const statements = citedStatements(run);
  const isSupported = (text: string, ids: readonly string[]): boolean =>
    supportOf(run, text, ids).state === "cited";
  const count = statements.filter(({ text, sources }) => isSupported(text, sources)).length;
  return `${count} of ${counted(statements.length, "statement")} cite a passage with all their numbers, dates and names.`;
}
