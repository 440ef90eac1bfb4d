/** What an agent may do with an item, by number. */
export const choices = ["SCROLL", "LIKE", "REPLY", "RESHARE", "COMPOSE"] as const;

export type Choice = (typeof choices)[number];

/** The number of each choice in arrays. */
export const choiceCode = { SCROLL: 0, LIKE: 1, REPLY: 2, RESHARE: 3, COMPOSE: 4 } as const;

export type ChoiceCode = (typeof choiceCode)[Choice];
