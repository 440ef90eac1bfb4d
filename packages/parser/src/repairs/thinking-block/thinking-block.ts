import type { RepairUnit } from "../repair-unit.js";

/** Marks between which models think aloud. */
const marks: readonly (readonly [open: string, close: string])[] = [
  ["<think>", "</think>"],
  ["<thinking>", "</thinking>"],
  ["<thought>", "</thought>"],
  ["<reasoning>", "</reasoning>"],
  ["<reflection>", "</reflection>"],
  ["<scratchpad>", "</scratchpad>"],
  ["[THINK]", "[/THINK]"],
  ["<|channel|>analysis", "<|end|>"],
  ["<|channel|>commentary", "<|end|>"],
  ["<|begin_of_thought|>", "<|end_of_thought|>"],
];

/** How every mark begins: most brackets in a text begin none. */
const beginning = /<\/?[trs]|<\||\[\/?T/y;

export const thinkingBlock = {
  name: "thinking-block",
  block(text, at) {
    beginning.lastIndex = at;
    if (!beginning.test(text)) return null;
    for (const [open, close] of marks) {
      if (text.startsWith(open, at)) {
        const end = text.indexOf(close, at + open.length);
        return { end: end < 0 ? text.length : end + close.length, fromStart: false };
      }
      if (close !== "<|end|>" && text.startsWith(close, at))
        return { end: at + close.length, fromStart: true };
    }
    return null;
  },
} as const satisfies RepairUnit;
