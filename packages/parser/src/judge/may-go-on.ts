import type { Findings, Found } from "../find/found.js";
import { isContainer } from "../node/node.js";

/** A colon or equals sign at the end of a text, with marks of Markdown around it: it announces what did not come any more. */
const announces = /[:：=][\s"'`*_]{0,20}$/;
const farthestLook = 40;

const fences = /```|~~~/g;

/**
 * Whether a text that ran out of room ends where more of an answer, or another, may have followed: in a number or a word
 * that nothing closes, such as `12` or `LIKE`; in thinking or a fence that began behind the answer; behind a colon.
 */
export function mayGoOn({ node, start, end }: Found, { blocks }: Findings, text: string): boolean {
  const isBare = !isContainer(node) && node.kind !== "string" && text.slice(end).trim() === "";
  const thinks = blocks.some(({ open, offset }) => open && offset >= end);
  const ends = text.slice(Math.max(end, text.length - farthestLook));
  return isBare || thinks || announces.test(ends) || opensFence(text.slice(0, start), text.slice(end));
}

/** Whether a fence is open behind a value, other than the value's own. */
function opensFence(before: string, after: string): boolean {
  const isOwn = count(before) % 2 === 1;
  const behind = count(after);
  return behind > 0 && (behind - Number(isOwn)) % 2 === 1;
}

function count(text: string): number {
  return text.match(fences)?.length ?? 0;
}
