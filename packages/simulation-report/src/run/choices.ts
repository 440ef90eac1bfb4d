import type { Choice, Measure } from "@concordat/simulation";
import { laterChoices } from "@concordat/simulation/results";

/** The agents' possible choices, in the order of reports. */
export const choicesInOrder = [
  "SCROLL",
  "LIKE",
  "REPLY",
  "RESHARE",
  "QUOTE",
  "FOLLOW",
  "UNFOLLOW",
  "MUTE",
  "COMPOSE",
] as const satisfies readonly Choice[];

/** Returns the choices that a report lists, in its order: those that not all runs have only if they were made. */
export function listedChoices(totals: Readonly<Partial<Record<Choice, number>>>): readonly Choice[] {
  const later: readonly Choice[] = laterChoices;
  return choicesInOrder.filter((choice) => !later.includes(choice) || (totals[choice] ?? 0) > 0);
}

/** The plural name of each choice. */
export const choiceNames: Readonly<Record<Choice, string>> = {
  SCROLL: "scrolled past",
  LIKE: "likes",
  REPLY: "replies",
  RESHARE: "reshares",
  QUOTE: "quotes",
  FOLLOW: "follows",
  UNFOLLOW: "unfollows",
  MUTE: "mutes",
  COMPOSE: "own posts",
};

/** The measure with the rate of each choice. */
export const rateOf = {
  SCROLL: "scroll_rate",
  LIKE: "like_rate",
  REPLY: "reply_rate",
  RESHARE: "reshare_rate",
  QUOTE: "quote_rate",
  FOLLOW: "follow_rate",
  UNFOLLOW: "unfollow_rate",
  MUTE: "mute_rate",
  COMPOSE: "compose_rate",
} as const satisfies Readonly<Record<Choice, Measure>>;

/** Returns an object with a value for each choice. */
export function byChoice<Value>(of: (choice: Choice) => Value): Record<Choice, Value> {
  return {
    LIKE: of("LIKE"),
    REPLY: of("REPLY"),
    RESHARE: of("RESHARE"),
    QUOTE: of("QUOTE"),
    FOLLOW: of("FOLLOW"),
    UNFOLLOW: of("UNFOLLOW"),
    MUTE: of("MUTE"),
    SCROLL: of("SCROLL"),
    COMPOSE: of("COMPOSE"),
  };
}

/** Returns the total number of decisions. */
export function decided(choices: Readonly<Partial<Record<Choice, number>>>): number {
  return choicesInOrder.reduce((sum, choice) => sum + (choices[choice] ?? 0), 0);
}

/**
 * Returns a choice as a share of the items shown. Returns `null` if there are no decisions, which is different from a
 * share of 0.
 */
export function shareOf(
  choices: Readonly<Partial<Record<Choice, number>>>,
  choice: Choice,
  exposures: number,
): number | null {
  return decided(choices) === 0 || exposures === 0 ? null : (choices[choice] ?? 0) / exposures;
}
