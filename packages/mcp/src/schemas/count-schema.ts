/** A count, or an index from 0. */
export const countSchema = { type: "integer", minimum: 0 } as const;
