/** A colon, and what stands for one. */
export const colon = /:|=>?|：/y;
