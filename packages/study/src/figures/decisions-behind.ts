import { type DecisionFilter, GatheredLists, matchesFilter } from "@concordat/simulation-report";
import type { DecisionOfRun } from "./study-figures.js";

const states = ["asked", "valid", "invalid", "failed", "by_rule"] as const;
const choices = ["SCROLL", "LIKE", "REPLY", "RESHARE"] as const;

/**
 * Returns a collector of the decisions behind the numbers of a message. Decisions are added while the runs are
 * replayed. Empty lists are included, because a count of 0 also needs a list.
 * @param post the id of the message's post
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

/** Returns a key that is equal for equal filters. */
export function filterKey({ post, choice, state }: DecisionFilter): string {
  return JSON.stringify([post, choice, state].map((value) => value ?? null));
}
