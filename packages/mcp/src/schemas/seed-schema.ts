/** The seed of a run in the input of a tool. */
export const seedSchema = {
  type: "integer",
  minimum: 0,
  maximum: Number.MAX_SAFE_INTEGER,
  description: "Makes the answers repeatable, where the model's engine does. Default: none.",
} as const;
