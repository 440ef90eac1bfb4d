import type { ParseResult, UnreadableReason } from "./parse-result.js";

export function unreadable(reason: UnreadableReason, message: string, offset: number): ParseResult<never> {
  return { state: "unreadable", reason, message, offset, repairs: [] };
}

/** A text that ends before its value does. */
export function truncated(text: string): ParseResult<never> {
  return unreadable("truncated", "the text ends inside a value", text.length);
}
