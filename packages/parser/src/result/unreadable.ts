import type { ParseResult, UnreadableReason } from "./parse-result.js";

export function unreadable(reason: UnreadableReason, message: string, offset: number): ParseResult<never> {
  return { state: "unreadable", reason, message, offset, repairs: [] };
}
