/** Marks between which models think aloud. What is drafted there is not an answer. */
const marks: readonly (readonly [open: string, close: string])[] = [
  ["<think>", "</think>"],
  ["<thinking>", "</thinking>"],
  ["<reasoning>", "</reasoning>"],
  ["<|channel|>analysis<|message|>", "<|end|>"],
];

/** Where a thinking block that opens at `at` ends, -1 when none opens there, the text's end when it is not closed. */
export function thinkingEnd(text: string, at: number): number {
  for (const [open, close] of marks) {
    if (!text.startsWith(open, at)) continue;
    const end = text.indexOf(close, at + open.length);
    return end < 0 ? text.length : end + close.length;
  }
  return -1;
}

/** Where the text goes on after a closing mark at `at` whose opening mark the template swallowed; -1 when there is none. */
export function strayClose(text: string, at: number): number {
  const mark = marks.find(([, close]) => close.startsWith("</") && text.startsWith(close, at));
  return mark === undefined ? -1 : at + mark[1].length;
}
