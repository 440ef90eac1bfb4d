import { matchEnd } from "../../read/cursor.js";
import { raw } from "../../read/raw.js";

/** The names of the tags that enclose a model's thinking, with any prefix before a colon. */
const name = raw`([\w-]{1,20}:)?(think(ing)?|thoughts?|reasoning|reflection|scratchpad|analysis)`;

const space = raw`\s{0,8}`;
const slash = raw`\\?/`;

/** The line that ends the thinking in the output of a command-line tool. */
const done = raw`^\W{0,12}done thinking\.?[ \t]*$`;

/**
 * The marks that enclose a model's thinking: the opening and the closing mark; `$1` is the name in the first.
 */
const marks: readonly (readonly [opens: string, closes: string])[] = [
  [`<${space}(${name})(\\s[^<>/]{0,100})?>`, `<${space}${slash}${space}$1${space}>`],
  [
    raw`(?:\[(?=think\])|◁|<\|)(?:start_|begin_of_)?(think(ing)?|thought)(?:\]|▷|\|>)`,
    raw`(\[|◁|<\|)(/|end_(of_)?)$1(\]|▷|\|>)`,
  ],
  [raw`^\s{0,8}Thinking ?(\.{3}|…)\s*$`, done],
  [raw`<\|channel\|>(analysis|commentary)`, raw`<\|end\|>`],
];

const opening = marks.map(([opens]) => new RegExp(opens, "imy"));

/** Matches a closing mark without its opening mark. The mark that ends a channel also ends other turns. */
const closing = new RegExp(
  marks
    .slice(0, -1)
    .map(([, closes]) => closes.replace("$1", `(${name})`))
    .join("|"),
  "imy",
);

/** A span of a model's thinking. */
export interface Thinking {
  readonly end: number;
  /** Whether the block starts at the start of the text: its opening mark is missing. */
  readonly fromStart: boolean;
  /** Whether the text ends inside it. */
  readonly open: boolean;
}

/** Returns the thinking that a mark at an offset opens or closes; `null` if there is no such mark. */
export function thinkingAt(text: string, at: number): Thinking | null {
  const closed = matchEnd(closing, text, at);
  if (closed > 0) return { end: closed, fromStart: true, open: false };
  for (const [index, opens] of opening.entries()) {
    opens.lastIndex = at;
    const found = opens.exec(text);
    if (found === null) continue;
    const close = new RegExp((marks[index]?.[1] ?? "").replace("$1", found[1] ?? ""), "gim");
    close.lastIndex = opens.lastIndex;
    const open = !close.test(text);
    return { end: open ? text.length : close.lastIndex, fromStart: false, open };
  }
  return null;
}
