import { matchEnd } from "../../read/cursor.js";

/** A mark between which models think aloud. */
const mark =
  /<\/?(?:think(?:ing)?|thought|reasoning|reflection|scratchpad)>|\[\/?THINK\]|<\|(?:channel\|>(?:analysis|commentary)|(?:begin|end)_of_thought\|>)/y;

/** A stretch in which a model thinks. */
export interface Thinking {
  readonly end: number;
  /** Whether it begins with the text: its closing mark stands alone. */
  readonly fromStart: boolean;
  /** Whether the text ends in it. */
  readonly open: boolean;
}

/** The thinking that a mark at an offset opens or closes; null when none stands there. */
export function thinkingAt(text: string, at: number): Thinking | null {
  const after = matchEnd(mark, text, at);
  if (after === 0) return null;
  const opening = text.slice(at, after);
  const fromStart = /^.\/|end_/.test(opening);
  if (fromStart) return { end: after, fromStart, open: false };
  const closing = opening
    .replace(/^.(?!\|)/, "$&/")
    .replace("begin", "end")
    .replace(/channel.*/, "end|>");
  const end = text.indexOf(closing, after);
  return { end: end < 0 ? text.length : end + closing.length, fromStart, open: end < 0 };
}
