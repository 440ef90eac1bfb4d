import { quoteJson } from "@concordat/llm";

/** The value of an option for a command line: quoted if it has several words. */
export function quoted(value: string): string {
  return /^[\w./:-]+$/.test(value) ? value : quoteJson(value);
}
