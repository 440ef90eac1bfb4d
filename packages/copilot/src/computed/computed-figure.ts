import type { DecisionRun } from "@concordat/contracts/decision-run";

/** A recorded question to the tables among the documents, with the computed figure or the reason why there is none. */
export type ComputedEntry = NonNullable<DecisionRun["computed"]>[number];

/** A computed figure as a run records it. Its text is in the source that it names. */
export type ComputedFigure = Extract<ComputedEntry, { readonly state: "computed" }>;

/** A question that could not be answered from any table, with the reason. */
export type NotComputed = Extract<ComputedEntry, { readonly state: "not-computed" }>;

/** The computation of a passage. */
export type Computation = Pick<ComputedFigure, "question" | "columns" | "rows" | "total_rows" | "reading">;

/** Returns the figures of a run that were computed successfully. */
export function computedFigures({ computed = [] }: Pick<DecisionRun, "computed">): ComputedFigure[] {
  return computed.filter((entry) => entry.state === "computed");
}
