import { counted } from "./counted.js";
import type { Rewording } from "./rewording.js";

/** Limits on numbers and on how many items or keys there are. */
export const limitKeywords: readonly Rewording[] = [
  limit("minimum", (value) => `must be at least ${value}`),
  limit("maximum", (value) => `must be at most ${value}`),
  limit("exclusiveMinimum", (value) => `must be greater than ${value}`),
  limit("exclusiveMaximum", (value) => `must be less than ${value}`),
  limit("minItems", (value) => `must have at least ${counted(value, "item")}`),
  limit("maxItems", (value) => `must have at most ${counted(value, "item")}`),
  limit("minProperties", (value) => `must have at least ${counted(value, "key")}`),
  limit("maxProperties", (value) => `must have at most ${counted(value, "key")}`),
];

function limit(keyword: string, words: (value: number) => string): Rewording {
  return { keyword, message: ({ schema }) => words(schema) };
}
