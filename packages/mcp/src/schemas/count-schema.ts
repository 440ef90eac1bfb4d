/** The schema of a count, or of an index that starts at 0. */
export const countSchema = { type: "integer", minimum: 0 } as const;
