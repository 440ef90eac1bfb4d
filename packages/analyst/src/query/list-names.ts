import { quoteJson } from "@concordat/llm";

/**
 * Lists names in a message to a model: all if they are few, otherwise the first ones. They come from a table
 * and are therefore quoted.
 */
export function listNames(names: Iterable<string>): string {
  const all = [...names];
  const shown = all
    .slice(0, 20)
    .map((name) => quoteJson(name))
    .join(", ");
  return all.length > 20 ? `${shown} and ${all.length - 20} more` : shown;
}

/** Lists our own keywords in a message, such as operators. */
export function listKeywords(keywords: readonly string[]): string {
  return keywords.map((keyword) => `"${keyword}"`).join(", ");
}
