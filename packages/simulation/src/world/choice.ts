/** The possible choices on an item. The index of a choice is its code. */
export const choices = ["SCROLL", "LIKE", "REPLY", "RESHARE", "COMPOSE"] as const;

/** The name of a choice. `SCROLL` corresponds to a model's `IGNORE`. */
export type Choice = (typeof choices)[number];

/** The code of each choice in arrays. */
export const choiceCode = { SCROLL: 0, LIKE: 1, REPLY: 2, RESHARE: 3, COMPOSE: 4 } as const;

/** The code of a choice. */
export type ChoiceCode = (typeof choiceCode)[Choice];
