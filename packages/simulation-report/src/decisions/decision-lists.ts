import { GatheredLists, type ListBehindNumber } from "../lists/gathered-lists.js";
import type { ListedDecision } from "./decision.js";
import type { DecisionFilter } from "./decision-filter.js";

/** The decisions behind a number. */
export type DecisionList = ListBehindNumber<ListedDecision, DecisionFilter>;

/** Collects the decisions behind the numbers of a report. */
export function gatheredDecisions(): GatheredLists<ListedDecision, DecisionFilter> {
  return new GatheredLists(filtersOf, decisionListKey);
}

/** A key for the filter: equal for equal filters. */
export function decisionListKey({ round, segment, post, choice, code, state }: DecisionFilter): string {
  return JSON.stringify([round, segment, post, choice, code, state].map((value) => value ?? null));
}

/** The filters whose decisions are counted for a decision. */
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
