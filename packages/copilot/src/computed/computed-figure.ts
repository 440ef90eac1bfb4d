import type { DecisionRun } from "@concordat/contracts/decision-run";

/** A requested figure, computed from the tables among the documents or not, as a run records it. */
export type ComputedEntry = NonNullable<DecisionRun["computed"]>[number];

/** A computed figure, as a run records it. Its text is the text of the source that it names. */
export type ComputedFigure = Extract<ComputedEntry, { readonly state: "computed" }>;

/** A question that no table answered, with the reason. */
export type NotComputed = Extract<ComputedEntry, { readonly state: "not-computed" }>;

/** The computation of a passage. */
export type Computation = Pick<ComputedFigure, "question" | "columns" | "rows" | "total_rows" | "reading">;

/** Returns the figures of a run that were computed. */
export function computedFigures({ computed = [] }: Pick<DecisionRun, "computed">): ComputedFigure[] {
  return computed.filter((entry) => entry.state === "computed");
}
