import type { Choice, Measure } from "@concordat/simulation";

/** What agents may do, in the order in which it is reported. */
export const choicesInOrder = [
  "SCROLL",
  "LIKE",
  "REPLY",
  "RESHARE",
  "COMPOSE",
] as const satisfies readonly Choice[];

/** What each is called where several are counted. */
export const choiceNames: Readonly<Record<Choice, string>> = {
  SCROLL: "scrolled past",
  LIKE: "likes",
  REPLY: "replies",
  RESHARE: "reshares",
  COMPOSE: "own posts",
};

/** What relates a choice to what was shown. */
export const rateOf = {
  SCROLL: "scroll_rate",
  LIKE: "like_rate",
  REPLY: "reply_rate",
  RESHARE: "reshare_rate",
  COMPOSE: "compose_rate",
} as const satisfies Readonly<Record<Choice, Measure>>;

/** A value for each choice. */
export function byChoice<Value>(of: (choice: Choice) => Value): Record<Choice, Value> {
  return {
    LIKE: of("LIKE"),
    REPLY: of("REPLY"),
    RESHARE: of("RESHARE"),
    SCROLL: of("SCROLL"),
    COMPOSE: of("COMPOSE"),
  };
}

/** Decisions for any choice. */
export function decided(choices: Readonly<Record<Choice, number>>): number {
  return choicesInOrder.reduce((sum, choice) => sum + choices[choice], 0);
}

/** A choice as a share of what was shown. Null if no agent decided anything: that is not the same as none. */
export function shareOf(
  choices: Readonly<Record<Choice, number>>,
  choice: Choice,
  exposures: number,
): number | null {
  return decided(choices) === 0 || exposures === 0 ? null : choices[choice] / exposures;
}
