import type { ParseResult, UnreadableReason } from "./parse-result.js";

export function unreadable(reason: UnreadableReason, message: string, offset: number): ParseResult<never> {
  return { state: "unreadable", reason, message, offset, repairs: [] };
}

/** A text that ends before its value does. */
export function truncated(text: string): ParseResult<never> {
  return unreadable("truncated", "the text ends inside a value", text.length);
}

/** A text that is not JSON from an offset on, nor anything that is read as such. */
export function beyondReading(offset: number): ParseResult<never> {
  return unreadable("no-json", "the text is damaged beyond reading", offset);
}

/** A text in which something opens at an offset beyond the levels that are allowed. */
export function nestedTooDeep(offset: number, maxDepth: number): ParseResult<never> {
  return unreadable("too-large", `the text nests deeper than ${maxDepth} levels`, offset);
}

/** A text without any value that could be meant. */
export function withoutAnswer(): ParseResult<never> {
  return unreadable("no-json", "the text holds no JSON value that could be an answer", 0);
}

const doubts = {
  ambiguous: "the text holds two answers or an error",
  "too-large": "the text holds a number with more digits than JavaScript can keep",
  "no-json": "the text holds a word without quotes that the contract does not name",
};

/** A text whose value at an offset is not the only one, or not the one that is written. */
export function doubtful(reason: keyof typeof doubts, offset: number): ParseResult<never> {
  return unreadable(reason, doubts[reason], offset);
}
