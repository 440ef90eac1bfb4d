import type { ExtractedValue } from "../../find/found.js";
import { isContainer } from "../../node/node.js";
import { endedEarly } from "../../options.js";
import type { Task } from "../parse-input.js";

/** A colon or equals sign at the end of a text, with marks of Markdown around it: it announces what did not follow. */
const announces = /[:：=][\s"'`*_]{0,20}$/;
const farthestLook = 40;

const fences = /```|~~~/g;

/** What may stand behind a value that goes on. */
const nothingElse = /^[\s,]*$/;

/**
 * Whether a text ends where more of an answer, or another, may have followed. After the model was ended early: in a number or a
 * word that nothing closes, such as `12` or `LIKE`; behind items without brackets; in a fence that began behind the
 * answer; behind a colon. Unless the model is known to have been done: in a number behind its point.
 */
export function mayGoOn(found: ExtractedValue, { text, finishReason }: Task): boolean {
  return endedEarly(finishReason)
    ? (nothingElse.test(text.slice(found.end)) && isOpen(found)) || announcesMore(found, text)
    : finishReason === undefined && endsInPoint(found, text);
}

/** Whether nothing closes a value with which a text ends. */
function isOpen({ node, repairs }: ExtractedValue): boolean {
  return isContainer(node) ? repairs.some(({ name }) => name === "bare-items") : node.kind !== "string";
}

function endsInPoint({ node, end }: ExtractedValue, text: string): boolean {
  return node.kind === "number" && node.source.endsWith(".") && nothingElse.test(text.slice(end));
}

function announcesMore({ start, end }: ExtractedValue, text: string): boolean {
  const ends = text.slice(Math.max(end, text.length - farthestLook));
  if (announces.test(ends)) return true;
  // A fence behind a value, other than the value's own.
  const isOwn = count(text.slice(0, start)) % 2 === 1;
  const behind = count(text.slice(end));
  return behind > 0 && (behind - Number(isOwn)) % 2 === 1;
}

function count(text: string): number {
  return text.match(fences)?.length ?? 0;
}
