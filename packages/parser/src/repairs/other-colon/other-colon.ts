/** A colon, and its substitutes. */
export const colon = /:|=>?|：/y;
