import { isContainer, type Node } from "../../node/node.js";

/** A fence, tags and turn marks at the end of a text, which say nothing of the value before them. */
const trailer = /(\s|`{3}|<[^<>]{0,40}>)+$/;

/** How much of a text's end is looked at. */
const farthestLook = 1000;

/**
 * Whether a text ends with the brackets that close an unfinished value: then it is damaged, by a quote or a comment
 * that is never closed, and not cut off.
 */
export function hasClosingBrackets(text: string, unfinished: Node): boolean {
  let closers = "";
  let last: Node | undefined = unfinished;
  let from = 0;
  for (; last !== undefined && !last.whole; last = last.entries.at(-1)?.value) {
    from = last.start + 1;
    if (isContainer(last)) closers = (last.kind === "object" ? "}" : "]") + closers;
  }
  const unread = text.slice(Math.max(last?.end ?? from, text.length - farthestLook));
  return unread.replace(trailer, "").replace(/[\s,]/g, "").endsWith(closers);
}
