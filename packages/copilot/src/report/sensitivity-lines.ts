import type { DecisionRun } from "@concordat/contracts/decision-run";
import { type ChangedFact, standing } from "../sensitivity/ask-sensitivity.js";
import { stanceLabel } from "../synthesis/stance.js";
import { type ItemInPlace, inPlace } from "./in-place.js";
import type { CheckStatement } from "./report-item.js";
import { shownStance } from "./shown-stance.js";

/** The result of testing a changed fact. */
export interface SensitivityLine {
  /** The changed fact, and whether the recommendation stays the same. */
  readonly text: string;
  /** The reason, with its passages; `null` if the model gave no answer. */
  readonly rationale: ItemInPlace | null;
}

/** Returns a line for each changed fact: whether the recommendation stays the same if that fact is different. */
export function sensitivityLines(run: DecisionRun, check: CheckStatement): SensitivityLine[] {
  const { sensitivity } = run;
  const only = (text: string): SensitivityLine[] => [{ text, rationale: null }];
  switch (sensitivity?.state) {
    case undefined:
      return only("Not tested: the model was not asked again with a fact changed.");
    case "pending":
      return only("Not tested yet: the model is still to be asked again with a fact changed.");
    case "skipped":
      return only("Not tested: there is no fact to change, or no recommendation.");
    case "failed":
      return only(
        `Not tested: the model named no fact to change. ${sensitivity.error.code}: ${sensitivity.error.message}`,
      );
    case "completed":
      return sensitivity.changes.length === 0
        ? only("Not tested: the model named no fact that could be otherwise.")
        : sensitivity.changes.map((change) => lineOf(run, change, check));
  }
}

function lineOf(run: DecisionRun, change: ChangedFact, check: CheckStatement): SensitivityLine {
  const suppose = `If the fact were "${withoutPoint(change.instead)}" instead of "${withoutPoint(change.fact)}"`;
  if (change.state === "pending")
    return { text: `${suppose}: the model has not been asked yet.`, rationale: null };
  if (change.state === "failed") {
    return { text: `${suppose}: no answer, ${change.error.code}: ${change.error.message}`, rationale: null };
  }
  const { sources, text } = change.rationale;
  // What is supposed needs no source.
  const rationale = inPlace(check({ text, sources, named: null, supposed: change.instead }));
  return { text: `${suppose}: ${outcomeOf(run, change)}.`, rationale };
}

function outcomeOf(run: DecisionRun, change: Extract<ChangedFact, { readonly state: "completed" }>): string {
  const count = standing(run, change);
  const others = change.spread
    .map(({ recommendation }) => stanceLabel(recommendation))
    .filter((label) => label.toLowerCase() !== baseLabel(run));
  const quoted = others.map((label) => `"${shownStance(label)}"`).join(" or ");
  if (count === change.samples) return "the recommendation stays the same";
  if (count === 0) return `the recommendation changes to ${quoted}`;
  return `${count} of ${change.samples} answers recommend the same, the others recommend ${quoted}`;
}

function baseLabel({ synthesis }: DecisionRun): string {
  return synthesis.state === "completed" ? stanceLabel(synthesis.output.recommendation).toLowerCase() : "";
}

function withoutPoint(sentence: string): string {
  return sentence.trim().replace(/[.!]$/, "");
}
