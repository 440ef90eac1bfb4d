import { hasAll } from "../lists/has-all.js";
import type { ListedDecision } from "./decision.js";

/** Which decisions are meant: those that have all that is named. */
export interface DecisionFilter
  extends Partial<Pick<ListedDecision, "round" | "agent" | "segment" | "post" | "choice" | "code">> {
  /** Their outcome; `asked` counts valid, invalid and failed ones. */
  readonly state?: ListedDecision["state"] | "asked";
}

/** Whether a decision is meant. */
export function matchesFilter(decision: ListedDecision, { state, ...others }: DecisionFilter): boolean {
  if (state === "asked" ? decision.state === "by_rule" : state !== undefined && decision.state !== state)
    return false;
  return hasAll(decision, others);
}
