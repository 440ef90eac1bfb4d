/** What an agent may do with an item, by number. */
export const choices = ["SCROLL", "LIKE", "REPLY", "RESHARE", "COMPOSE"] as const;

/** The name of something that an agent may do; `IGNORE` of a model is `SCROLL` here. */
export type Choice = (typeof choices)[number];

/** The number of each choice in arrays. */
export const choiceCode = { SCROLL: 0, LIKE: 1, REPLY: 2, RESHARE: 3, COMPOSE: 4 } as const;

/** The number of a choice. */
export type ChoiceCode = (typeof choiceCode)[Choice];
