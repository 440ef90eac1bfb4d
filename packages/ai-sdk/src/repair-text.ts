import { checkReadingOptions, type ReadingOptions, readAsJson, type TextSchema } from "./read-as-json.js";

/**
 * Returns a function for `repairText` of the AI SDK (`experimental_repairText` before AI SDK 7). It removes fences,
 * prose and thinking blocks, and repairs quotes, commas and similar mistakes. It returns `null` for an ambiguous or
 * incomplete text. The AI SDK does not tell this function why the model stopped, so nothing is added at the end: the
 * model may have been cut off. `readingMiddleware` knows the reason, and adds a missing last brace if the model stopped
 * by itself.
 * @throws {RangeError} when an option is invalid
 * @throws {TypeError} for a schema that cannot be written as JSON Schema
 * @example
 * await generateObject({ model, schema, prompt, repairText: repairText(schema) });
 */
export function repairText(
  schema: TextSchema,
  options: ReadingOptions = {},
): (failed: { readonly text: string }) => Promise<string | null> {
  checkReadingOptions(schema, options);
  return ({ text }) => readAsJson(text, schema, { ...options, finishReason: "other" });
}
