import { limits } from "../limits.js";
import type { ListedDecision } from "./decision.js";
import type { DecisionFilter } from "./decision-filter.js";

/** The decisions behind a number. */
export interface DecisionList {
  /** Which they are. */
  readonly where: DecisionFilter;
  /** How many there are. */
  readonly count: number;
  /** The first of them. */
  readonly first: readonly ListedDecision[];
}

/** Gathers the decisions behind each number: how many, and the first of them. */
export class DecisionLists {
  private readonly lists = new Map<
    string,
    { where: DecisionFilter; count: number; first: ListedDecision[] }
  >();

  add(decision: ListedDecision): void {
    for (const where of filtersOf(decision)) {
      const key = listKey(where);
      const list = this.lists.get(key) ?? { where, count: 0, first: [] };
      if (list.count === 0) this.lists.set(key, list);
      list.count++;
      if (list.first.length < limits.listed) list.first.push(decision);
    }
  }

  /** How many decisions there are. */
  countOf(where: DecisionFilter): number {
    return this.lists.get(listKey(where))?.count ?? 0;
  }

  /** All lists but those of posts that are not shown. */
  listed(posts: ReadonlySet<string>): DecisionList[] {
    return [...this.lists.values()].filter(
      ({ where: { post } }) => post === undefined || post === null || posts.has(post),
    );
  }
}

/** The same for the same filter. */
export function listKey({ round, segment, post, choice, code, state }: DecisionFilter): string {
  return JSON.stringify([round, segment, post, choice, code, state].map((value) => value ?? null));
}

/** What is counted of a decision. */
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
