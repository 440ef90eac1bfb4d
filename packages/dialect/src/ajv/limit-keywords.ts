import type { CodeKeywordDefinition } from "ajv";
import limitItems from "ajv/dist/vocabularies/validation/limitItems.js";
import limitNumber from "ajv/dist/vocabularies/validation/limitNumber.js";
import limitProperties from "ajv/dist/vocabularies/validation/limitProperties.js";
import { counted } from "./counted.js";

/** Limits on numbers and on how many items or keys there are: Ajv's own, in words that say what should be. */
export const limitKeywords: readonly CodeKeywordDefinition[] = [
  worded(limitNumber.default, "minimum", (limit) => `at least ${limit}`),
  worded(limitNumber.default, "maximum", (limit) => `at most ${limit}`),
  worded(limitNumber.default, "exclusiveMinimum", (limit) => `greater than ${limit}`),
  worded(limitNumber.default, "exclusiveMaximum", (limit) => `less than ${limit}`),
  worded(limitItems.default, "minItems", (limit) => `at least ${counted(limit, "item")}`, "must have"),
  worded(limitItems.default, "maxItems", (limit) => `at most ${counted(limit, "item")}`, "must have"),
  worded(
    limitProperties.default,
    "minProperties",
    (limit) => `at least ${counted(limit, "key")}`,
    "must have",
  ),
  worded(
    limitProperties.default,
    "maxProperties",
    (limit) => `at most ${counted(limit, "key")}`,
    "must have",
  ),
];

function worded(
  definition: CodeKeywordDefinition,
  keyword: string,
  words: (limit: number) => string,
  verb = "must be",
): CodeKeywordDefinition {
  return { ...definition, keyword, error: { message: ({ schema }) => `${verb} ${words(schema)}` } };
}
