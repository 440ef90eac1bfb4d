import { matchEnd } from "../../read/cursor.js";
import { raw } from "../../read/raw.js";

/** What the tags are called between which models think aloud, whatever stands before a colon in their names. */
const name = raw`([\w-]{1,20}:)?(think(ing)?|thoughts?|reasoning|reflection|scratchpad|analysis)`;

const space = raw`\s{0,8}`;
const slash = raw`\\?/`;

/** The line with which a command line ends what it prints of thinking. */
const done = raw`^\W{0,12}done thinking\.?[ \t]*$`;

/** The marks between which models think aloud: what opens a stretch, and what closes it; `$1` stands for the name in the first. */
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

/** A mark that closes a stretch whose opening mark is missing. What ends a channel also ends other turns. */
const closing = new RegExp(
  marks
    .slice(0, -1)
    .map(([, closes]) => closes.replace("$1", `(${name})`))
    .join("|"),
  "imy",
);

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
