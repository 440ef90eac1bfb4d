import { hasAll } from "../lists/has-all.js";
import type { ListedDecision } from "./decision.js";

/** A filter for decisions. A decision matches if it has all the given properties. */
export interface DecisionFilter
  extends Partial<Pick<ListedDecision, "round" | "agent" | "segment" | "post" | "choice" | "code">> {
  /**
   * The outcome of the decision. `asked` matches every decision requested from a model: valid, invalid and failed ones.
   */
  readonly state?: ListedDecision["state"] | "asked";
}

/** Whether a decision matches a filter. */
export function matchesFilter(decision: ListedDecision, { state, ...others }: DecisionFilter): boolean {
  if (state === "asked" ? decision.state === "by_rule" : state !== undefined && decision.state !== state)
    return false;
  return hasAll(decision, others);
}
