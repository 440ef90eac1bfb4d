import { quoteJson } from "@concordat/llm";

/** Returns the value of an option as it is written on a command line: in quotation marks if it has several words. */
export function quotedOption(value: string): string {
  return /^[\w./:-]+$/.test(value) ? value : quoteJson(value);
}
