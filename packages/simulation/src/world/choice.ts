/** The possible choices on an item; the index is the code. */
export const choices = ["SCROLL", "LIKE", "REPLY", "RESHARE", "COMPOSE"] as const;

/** The name of a choice; a model's `IGNORE` is `SCROLL` here. */
export type Choice = (typeof choices)[number];

/** The code of each choice in arrays. */
export const choiceCode = { SCROLL: 0, LIKE: 1, REPLY: 2, RESHARE: 3, COMPOSE: 4 } as const;

/** The code of a choice. */
export type ChoiceCode = (typeof choiceCode)[Choice];
