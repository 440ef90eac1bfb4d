import type { DecisionRun } from "@concordat/contracts/decision-run";
import { type ChangedFact, standing } from "../sensitivity/ask-sensitivity.js";
import { stanceLabel } from "../synthesis/stance.js";
import type { CheckStatement, ReportItem } from "./report.js";

/** What is said of a changed fact. */
export interface SensitivityLine {
  /** The changed fact and whether the recommendation stands. */
  readonly text: string;
  /** Why, with its passages; `null` if there was no answer. */
  readonly rationale: ReportItem | null;
}

/** Whether the recommendation stands if the least certain facts were otherwise, a line for each. */
export function sensitivityLines(run: DecisionRun, check: CheckStatement): SensitivityLine[] {
  const { sensitivity } = run;
  const only = (text: string): SensitivityLine[] => [{ text, rationale: null }];
  switch (sensitivity?.state) {
    case undefined:
      return only("Not tested: the recommendation was not asked for again with a fact changed.");
    case "pending":
      return only("Not tested yet: the recommendation is still to be asked for with a fact changed.");
    case "skipped":
      return only("No fact was changed: there is none, or no recommendation.");
    case "failed":
      return only(`No fact was changed: ${sensitivity.error.code}: ${sensitivity.error.message}`);
    case "completed":
      return sensitivity.changes.length === 0
        ? only("No fact was changed: the model named none that could be otherwise.")
        : sensitivity.changes.map((change) => lineOf(run, change, check));
  }
}

function lineOf(run: DecisionRun, change: ChangedFact, check: CheckStatement): SensitivityLine {
  const suppose = `If "${withoutPoint(change.instead)}" (now: "${withoutPoint(change.fact)}")`;
  if (change.state === "pending") return { text: `${suppose}: not asked yet.`, rationale: null };
  if (change.state === "failed") {
    return { text: `${suppose}: no answer, ${change.error.code}: ${change.error.message}`, rationale: null };
  }
  const { sources, text } = change.rationale;
  // What is supposed needs no source.
  const { item } = check({ text, sources, named: null, supposed: change.instead });
  return { text: `${suppose}: ${outcomeOf(run, change)}.`, rationale: item };
}

function outcomeOf(run: DecisionRun, change: Extract<ChangedFact, { readonly state: "completed" }>): string {
  const count = standing(run, change);
  const others = change.spread
    .map(({ recommendation }) => stanceLabel(recommendation))
    .filter((label) => label.toLowerCase() !== baseLabel(run));
  if (count === change.samples) return "the answer stands";
  if (count === 0) return `the answer changes to ${others.join(" or ")}`;
  return `the answer stands in ${count} of ${change.samples} answers, the others say ${others.join(" or ")}`;
}

function baseLabel({ synthesis }: DecisionRun): string {
  return synthesis.state === "completed" ? stanceLabel(synthesis.output.recommendation).toLowerCase() : "";
}

function withoutPoint(sentence: string): string {
  return sentence.trim().replace(/[.!]$/, "");
}
