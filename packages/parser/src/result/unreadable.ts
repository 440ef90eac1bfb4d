import type { ParseResult, UnreadableReason } from "./parse-result.js";

export function unreadable(reason: UnreadableReason, message: string, offset: number): ParseResult<never> {
  return { state: "unreadable", reason, message, offset, repairs: [] };
}

/** Returns the result for a text that ends before its value does. */
export function truncated(text: string): ParseResult<never> {
  return unreadable("truncated", "the text ends inside a value", text.length);
}

/** Returns the result for a text that cannot be read from an offset onwards. */
export function beyondReading(offset: number): ParseResult<never> {
  return unreadable("no-json", "the text is too damaged to read", offset);
}

/** Returns the result for a text that is nested deeper than allowed at an offset. */
export function nestedTooDeep(offset: number, maxDepth: number): ParseResult<never> {
  return unreadable("too-large", `the text nests deeper than ${maxDepth} levels`, offset);
}

/** Returns the result for a text without a possible answer. */
export function withoutAnswer(): ParseResult<never> {
  return unreadable("no-json", "the text holds no JSON value that could be an answer", 0);
}

const doubts = {
  ambiguous: "the text holds two answers or an error",
  "too-large": "a number has more digits than JavaScript keeps",
  "no-json": "an unquoted word is not one of the contract's",
};

/** Returns the result for a text whose value at an offset is ambiguous, or cannot be represented exactly. */
export function doubtful(reason: keyof typeof doubts, offset: number): ParseResult<never> {
  return unreadable(reason, doubts[reason], offset);
}
