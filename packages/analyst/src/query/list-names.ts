import { quoteJson } from "@concordat/llm";

/** Names for a message to a model: all of a few, the first of many. They come from a table, and are quoted. */
export function listNames(names: Iterable<string>): string {
  const all = [...names];
  const shown = all
    .slice(0, 20)
    .map((name) => quoteJson(name))
    .join(", ");
  return all.length > 20 ? `${shown} and ${all.length - 20} more` : shown;
}

/** Words of our own for a message, such as operators. */
export function listKeywords(keywords: readonly string[]): string {
  return keywords.map((keyword) => `"${keyword}"`).join(", ");
}
