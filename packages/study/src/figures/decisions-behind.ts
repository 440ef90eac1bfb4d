import { type DecisionFilter, GatheredLists, matchesFilter } from "@concordat/simulation-report";
import type { DecisionOfRun } from "./study-figures.js";

const states = ["asked", "valid", "invalid", "failed", "by_rule"] as const;
const choices = ["SCROLL", "LIKE", "REPLY", "RESHARE"] as const;

/**
 * Collects the decisions behind the numbers of a message while its runs are replayed. Empty lists are
 * included: that no agent chose an option is a number too.
 * @param post the post that is studied
 */
export function decisionsBehind(post: string): GatheredLists<DecisionOfRun, DecisionFilter> {
  const filters: readonly DecisionFilter[] = [
    {},
    ...states.map((state) => ({ state })),
    { post },
    ...choices.map((choice) => ({ post, choice })),
    { post, state: "invalid" },
    { post, state: "failed" },
  ];
  return new GatheredLists(
    (decision) => filters.filter((where) => matchesFilter(decision, where)),
    filterKey,
    filters,
  );
}

/** A key for the filter: equal for equal filters of a study's page. */
export function filterKey({ post, choice, state }: DecisionFilter): string {
  return JSON.stringify([post, choice, state].map((value) => value ?? null));
}
