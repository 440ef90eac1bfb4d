import { quoteJson } from "@concordat/llm";

/**
 * Lists names in a message to a model: all if there are few, otherwise the first ones. The names are quoted because
 * they come from a table.
 */
export function listNames(names: Iterable<string>): string {
  const all = [...names];
  const shown = all
    .slice(0, 20)
    .map((name) => quoteJson(name))
    .join(", ");
  return all.length > 20 ? `${shown} and ${all.length - 20} more` : shown;
}

/** Lists keywords of this package, such as operators, in a message. */
export function listKeywords(keywords: readonly string[]): string {
  return keywords.map((keyword) => `"${keyword}"`).join(", ");
}
