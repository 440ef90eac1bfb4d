import { checkReadingOptions, type ReadingOptions, readAsJson, type TextSchema } from "./read-as-json.js";

/**
 * Our reading of texts for `repairText` of the AI SDK (`experimental_repairText` before AI SDK 7): fences, prose, thinking
 * blocks, quotes, commas and the rest are put right; a text that is ambiguous or not whole is not, and gives null. The AI SDK does
 * not say here why the model stopped, so nothing that is missing at the end is ever added: the model may have been cut off.
 * `readingMiddleware` knows, and adds the last brace after a model that stopped by itself.
 * @throws {RangeError} when an option is invalid
 * @example
 * await generateObject({ model, schema, prompt, repairText: repairText(schema) });
 */
export function repairText(
  schema: TextSchema,
  options: ReadingOptions = {},
): (failed: { readonly text: string }) => Promise<string | null> {
  checkReadingOptions(options);
  return ({ text }) => readAsJson(text, schema, { ...options, finishReason: "other" });
}
