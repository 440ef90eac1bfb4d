import { isContainer, type Node } from "../../node/node.js";

/** A fence, tags and turn marks at the end of a text. They do not affect the value before them. */
const trailer = /(\s|`{3}|<[^<>]{0,40}>)+$/;

/** Maximum length of a text's end that is inspected. */
const maxInspectedLength = 1000;

/**
 * Whether a text ends with the brackets that close an unfinished value. Such a text is malformed and not truncated: it
 * contains a quote or a comment that is never closed.
 */
export function hasClosingBrackets(text: string, unfinished: Node): boolean {
  let closers = "";
  let last: Node | undefined = unfinished;
  let from = 0;
  for (; last !== undefined && !last.whole; last = last.entries.at(-1)?.value) {
    from = last.start + 1;
    if (isContainer(last)) closers = (last.kind === "object" ? "}" : "]") + closers;
  }
  const unread = text.slice(Math.max(last?.end ?? from, text.length - maxInspectedLength));
  return unread.replace(trailer, "").replace(/[\s,]/g, "").endsWith(closers);
}
