import { quoteJson } from "@concordat/llm";

/** The value of an option as it is typed: in quotes where it is more than one word. */
export function quoted(value: string): string {
  return /^[\w./:-]+$/.test(value) ? value : quoteJson(value);
}
