import { type Choice, choiceCode, choices, type Route } from "@concordat/simulation";

/** The routes by which items reach agents, by their codes. */
const routeNames: readonly Route[] = ["followed", "reshared", "replied", "outside"];

/**
 * The outcomes of a shown item, by code. `only_shown`: the agent decided on its complete feed, and not on this item.
 */
export const outcomeNames = ["by_rule", "valid", "invalid", "failed", "only_shown"] as const;

/** The outcome of a shown item. */
export type OutcomeName = (typeof outcomeNames)[number];

/** The facts of a shown item. */
export interface ShownFacts {
  /** The rank of the item in the feed, counted from 1. */
  readonly rank: number;
  /** The route by which the item reached the agent. */
  readonly route: Route;
  /** The choice of the agent; `null` if nothing was decided. */
  readonly choice: Choice | null;
  /** The outcome of the item. */
  readonly outcome: OutcomeName;
}

const noChoice = 15;
const maxRank = 0xffff;

/** The facts in one number: a million decisions need 4 MB. */
export function packFacts({ rank, route, choice, outcome }: ShownFacts): number {
  const chosen = choice === null ? noChoice : choiceCode[choice];
  const low = (routeNames.indexOf(route) << 8) | (chosen << 4) | outcomeNames.indexOf(outcome);
  return ((Math.min(rank, maxRank) << 16) | low) >>> 0;
}

/** The facts that a number was made of. */
export function unpackFacts(packed: number): ShownFacts {
  return {
    rank: packed >>> 16,
    route: routeNames[(packed >>> 8) & 15] ?? "outside",
    choice: choiceIn(packed),
    outcome: outcomeNames[packed & 15] ?? "only_shown",
  };
}

/** The code of the choice in packed facts; -1 if nothing was decided. */
export function choiceCodeIn(packed: number): number {
  const code = (packed >>> 4) & 15;
  return code === noChoice ? -1 : code;
}

function choiceIn(packed: number): Choice | null {
  return choices[choiceCodeIn(packed)] ?? null;
}

/** The code of the outcome in packed facts. */
export function outcomeCodeIn(packed: number): number {
  return packed & 15;
}
