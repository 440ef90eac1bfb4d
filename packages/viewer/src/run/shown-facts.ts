import { type Choice, choiceCode, choices, type Route } from "@concordat/simulation";

/** The routes by which items reach agents. The index of a route is its code. */
const routeNames: readonly Route[] = ["followed", "reshared", "replied", "outside"];

/**
 * The outcomes of a shown item. The index of an outcome is its code. `only_shown`: the agent decided on its complete
 * feed and chose another item.
 */
export const outcomeNames = ["by_rule", "valid", "invalid", "failed", "only_shown"] as const;

/** The outcome of a shown item. */
export type OutcomeName = (typeof outcomeNames)[number];

/** The facts that are stored about a shown item. */
export interface ShownFacts {
  /** The rank of the item in the feed, counted from 1. */
  readonly rank: number;
  /** The route by which the item reached the agent. */
  readonly route: Route;
  /** The choice of the agent; `null` if there is no valid decision. */
  readonly choice: Choice | null;
  /** How the decision on the item was made, or the reason why there is none. */
  readonly outcome: OutcomeName;
}

const noChoice = 15;
const maxRank = 0xffff;

/** Packs the facts into one number, so that a million decisions need only 4 MB. */
export function packFacts({ rank, route, choice, outcome }: ShownFacts): number {
  const chosen = choice === null ? noChoice : choiceCode[choice];
  const low = (routeNames.indexOf(route) << 8) | (chosen << 4) | outcomeNames.indexOf(outcome);
  return ((Math.min(rank, maxRank) << 16) | low) >>> 0;
}

/** Unpacks the facts from a number. */
export function unpackFacts(packed: number): ShownFacts {
  return {
    rank: packed >>> 16,
    route: routeNames[(packed >>> 8) & 15] ?? "outside",
    choice: choiceIn(packed),
    outcome: outcomeNames[packed & 15] ?? "only_shown",
  };
}

/** Returns the code of the choice in packed facts; -1 if there is no valid decision. */
export function choiceCodeIn(packed: number): number {
  const code = (packed >>> 4) & 15;
  return code === noChoice ? -1 : code;
}

function choiceIn(packed: number): Choice | null {
  return choices[choiceCodeIn(packed)] ?? null;
}

/** Returns the code of the outcome in packed facts. */
export function outcomeCodeIn(packed: number): number {
  return packed & 15;
}
