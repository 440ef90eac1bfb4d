import type { Choice, Measure } from "@concordat/simulation";

/** The agents' possible choices, in the order of reports. */
export const choicesInOrder = [
  "SCROLL",
  "LIKE",
  "REPLY",
  "RESHARE",
  "COMPOSE",
] as const satisfies readonly Choice[];

/** The plural name of each choice. */
export const choiceNames: Readonly<Record<Choice, string>> = {
  SCROLL: "scrolled past",
  LIKE: "likes",
  REPLY: "replies",
  RESHARE: "reshares",
  COMPOSE: "own posts",
};

/** The measure with the rate of each choice. */
export const rateOf = {
  SCROLL: "scroll_rate",
  LIKE: "like_rate",
  REPLY: "reply_rate",
  RESHARE: "reshare_rate",
  COMPOSE: "compose_rate",
} as const satisfies Readonly<Record<Choice, Measure>>;

/** Returns an object with a value for each choice. */
export function byChoice<Value>(of: (choice: Choice) => Value): Record<Choice, Value> {
  return {
    LIKE: of("LIKE"),
    REPLY: of("REPLY"),
    RESHARE: of("RESHARE"),
    SCROLL: of("SCROLL"),
    COMPOSE: of("COMPOSE"),
  };
}

/** Returns the total number of decisions. */
export function decided(choices: Readonly<Record<Choice, number>>): number {
  return choicesInOrder.reduce((sum, choice) => sum + choices[choice], 0);
}

/**
 * Returns a choice as a share of the items shown. Returns `null` if there are no decisions, which is different from a
 * share of 0.
 */
export function shareOf(
  choices: Readonly<Record<Choice, number>>,
  choice: Choice,
  exposures: number,
): number | null {
  return decided(choices) === 0 || exposures === 0 ? null : choices[choice] / exposures;
}
