import { words } from "../violations/words.js";
import type { Rewording } from "./rewording.js";

/** Limits on numbers and on how many items or keys there are. */
export const limitKeywords: readonly Rewording[] = (
  [
    "minimum",
    "maximum",
    "exclusiveMinimum",
    "exclusiveMaximum",
    "minItems",
    "maxItems",
    "minProperties",
    "maxProperties",
  ] as const
).map((keyword) => ({ keyword, message: ({ schema }) => words[keyword](schema) }));
