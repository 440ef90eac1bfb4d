import { matchEnd } from "../../read/cursor.js";

/** What the tags are called between which models think aloud, whatever stands before a colon in their names. */
const name = String.raw`(?:[\w-]{1,20}:)?(?:think(?:ing)?|thoughts?|reasoning|reflection|scratchpad|analysis)`;

const space = String.raw`\s{0,8}`;
const slash = String.raw`\\?/`;

/** The marks between which models think aloud: what opens a stretch, and what closes one that opened with a name. */
const marks: readonly { readonly opens: RegExp; readonly closes: (name: string) => string }[] = [
  {
    opens: new RegExp(`<${space}(${name})(?:\\s[^<>/]{0,100})?>`, "iy"),
    closes: (tag) => `<${space}${slash}${space}${tag}${space}>`,
  },
  { opens: /\[(THINK)\]/iy, closes: (tag) => String.raw`\[/${tag}\]` },
  { opens: /◁(think(?:ing)?)▷/iy, closes: (tag) => `◁/${tag}▷` },
  { opens: /<\|(think(?:ing)?)\|>/iy, closes: (tag) => String.raw`<\|/${tag}\|>` },
  { opens: /<\|begin_of_(thought)\|>/iy, closes: (tag) => String.raw`<\|end_of_${tag}\|>` },
  { opens: /<\|start_(thinking)\|>/iy, closes: (tag) => String.raw`<\|end_${tag}\|>` },
  { opens: /<\|channel\|>(?:analysis|commentary)/iy, closes: () => String.raw`<\|end\|>` },
];

/** A mark that closes a stretch whose opening mark is missing. What ends a channel also ends other turns. */
const closing = new RegExp(
  marks
    .slice(0, -1)
    .map(({ closes }) => closes(`(?:${name})`))
    .join("|"),
  "iy",
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
  for (const { opens, closes } of marks) {
    opens.lastIndex = at;
    const found = opens.exec(text);
    if (found === null) continue;
    const close = new RegExp(closes(found[1] ?? ""), "gi");
    close.lastIndex = opens.lastIndex;
    const open = !close.test(text);
    return { end: open ? text.length : close.lastIndex, fromStart: false, open };
  }
  return null;
}
