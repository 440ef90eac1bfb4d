/** The possible choices on an item. The index of a choice is its code. */
export const choices = [
  "SCROLL",
  "LIKE",
  "REPLY",
  "RESHARE",
  "COMPOSE",
  "QUOTE",
  "FOLLOW",
  "UNFOLLOW",
  "MUTE",
] as const;

/**
 * The name of a choice. `SCROLL` corresponds to a model's `IGNORE`. `RESHARE` has a comment only if it was decided by
 * agent-decision/v1 or v2, or by a rule.
 */
export type Choice = (typeof choices)[number];

/** The code of each choice in arrays. */
export const choiceCode = {
  SCROLL: 0,
  LIKE: 1,
  REPLY: 2,
  RESHARE: 3,
  COMPOSE: 4,
  QUOTE: 5,
  FOLLOW: 6,
  UNFOLLOW: 7,
  MUTE: 8,
} as const;

/** The choices that only some runs have. Records of rounds, reports and tables contain them only if they were made. */
export const laterChoices = ["QUOTE", "FOLLOW", "UNFOLLOW", "MUTE"] as const satisfies readonly Choice[];

/** Whether the choice with this name shares the post again, with a comment or without. */
export function sharesPost(choice: unknown): boolean {
  return choice === "RESHARE" || choice === "QUOTE";
}

/** Whether a choice shares the post again, as `sharesPost` for its code. */
export function isShared(choice: ChoiceCode): boolean {
  return choice === choiceCode.RESHARE || choice === choiceCode.QUOTE;
}

/** Whether a choice is about the author of the post, not about the post. */
export function isOnAuthor(choice: ChoiceCode): boolean {
  return choice === choiceCode.FOLLOW || choice === choiceCode.UNFOLLOW || choice === choiceCode.MUTE;
}

/** The code of a choice. */
export type ChoiceCode = (typeof choiceCode)[Choice];
