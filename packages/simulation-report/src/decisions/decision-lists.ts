import { GatheredLists, type ListBehindNumber } from "../lists/gathered-lists.js";
import type { ListedDecision } from "./decision.js";
import type { DecisionFilter } from "./decision-filter.js";

/** The list of the decisions behind a number. */
export type DecisionList = ListBehindNumber<ListedDecision, DecisionFilter>;

/** Returns a collector of the decisions behind the numbers of a report. */
export function gatheredDecisions(): GatheredLists<ListedDecision, DecisionFilter> {
  return new GatheredLists(filtersOf, decisionListKey);
}

/** Returns a key that is equal for equal filters. */
export function decisionListKey({ round, segment, post, choice, code, state }: DecisionFilter): string {
  return JSON.stringify([round, segment, post, choice, code, state].map((value) => value ?? null));
}

/** Returns the filters of all numbers in which a decision is counted. */
function filtersOf({ round, segment, post, choice, code, state }: ListedDecision): DecisionFilter[] {
  const isAsked = state !== "by_rule";
  const places: DecisionFilter[] = [
    {},
    { round },
    ...(segment === null ? [] : [{ segment }]),
    ...(post === null ? [] : [{ post }]),
  ];
  const states: DecisionFilter[] = [{ state }, ...(isAsked ? [{ state: "asked" as const }] : [])];
  return [
    ...places,
    ...states,
    ...states.map((one) => ({ round, ...one })),
    ...(choice === null ? [] : places.map((place) => ({ ...place, choice }))),
    ...(code === null ? [] : [{ state, code }]),
  ];
}
