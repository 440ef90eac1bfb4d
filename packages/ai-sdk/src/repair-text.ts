import { checkParseOptions, type ParseOptions } from "@concordat/parser";
import { readAsJson, type TextSchema } from "./read-as-json.js";

/**
 * Our reading of texts for `repairText` of the AI SDK (`experimental_repairText` before AI SDK 7): fences, prose, thinking
 * blocks, quotes, commas and the rest are put right; a text that is cut off or ambiguous is not, and gives null.
 * @throws {RangeError} when an option is invalid
 * @example
 * await generateObject({ model, schema, prompt, repairText: repairText(schema) });
 */
export function repairText(
  schema: TextSchema,
  options: ParseOptions = {},
): (failed: { readonly text: string }) => Promise<string | null> {
  checkParseOptions(options);
  return ({ text }) => readAsJson(text, schema, options);
}
