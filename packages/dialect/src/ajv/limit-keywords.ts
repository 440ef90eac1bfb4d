import { violationMessages } from "../violations/violation-messages.js";
import type { Rewording } from "./rewording.js";

/** Limits of numbers, and of the number of items or keys. */
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
).map((keyword) => ({ keyword, message: ({ schema }) => violationMessages[keyword](schema) }));
