import type { AnalysisReport } from "@concordat/contracts/analysis-report";
import { modelText } from "@concordat/report-kit";
import type { DriverGroup } from "./driver-group.js";
import { splitSentence } from "./split-words.js";

/** Text that both formats of a report share. */
export const reportText = {
  kind: "Analysis Report",
  reading: "How the question was read, with the option that changes each part",
  ranking: "Ranking",
  next: "What to ask next",
  fromModel: modelText,
  noFindings: "None that rests on evidence.",
  computed: "These are arithmetic over every row of the table: certain, and no answer to why.",
  advice: `${modelText} Weigh them against the findings.`,
  within:
    "Within is what changed in a member itself, at its mean share of the whole; mix is what its share did, which raises the whole where the member lies above it.",
  partial: "Hollow points are periods that the table does not cover from beginning to end.",
} as const;

/** Whether all findings were computed, so that their certainty is stated once. */
export function areComputed({ findings }: AnalysisReport): boolean {
  return findings.length > 0 && findings.every(({ confidence_basis }) => confidence_basis === "computed");
}

/** Whether the report has a part for findings. Without a model there may be none. */
export function hasModelFindings({ findings, model }: AnalysisReport): boolean {
  return findings.length > 0 || model !== "none";
}

/** Explains why the groups' own changes do not add up to the total change; `null` if they do. */
export function splitNote({ split, dimension }: DriverGroup, { total }: AnalysisReport): string | null {
  if (split === null || total === null) return null;
  return `${splitSentence(split, total.change, dimension)} ${reportText.within}`;
}

/** Describes how a report was created. */
export function originOf({ iterations, model }: AnalysisReport): string {
  if (model === "none") return "Every number was computed from the table by DuckDB. No model was asked.";
  const count = iterations === 1 ? "1 iteration" : `${iterations} iterations`;
  return `Every number was computed from the table by DuckDB, in ${count} planned by ${model}. iterations.jsonl holds them, attempts.jsonl every answer of the model.`;
}
