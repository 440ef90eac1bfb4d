/** A number of things, or a place counted from 0. */
export const countSchema = { type: "integer", minimum: 0 } as const;
