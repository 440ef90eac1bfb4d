import type { ExtractedValue } from "../../find/found.js";
import { isContainer } from "../../node/node.js";
import { endedEarly } from "../../options.js";
import type { Task } from "../parse-input.js";

/**
 * A colon or equals sign at the end of a text, with Markdown marks around it: it introduces something that is
 * missing.
 */
const announces = /[:：=][\s"'`*_]{0,20}$/;
const farthestLook = 40;

const fences = /```|~~~/g;

/** What may follow an unfinished value. */
const nothingElse = /^[\s,]*$/;

/**
 * Whether a text ends where more of the answer, or another answer, may have followed. After an early end of
 * the model: inside a number or word that nothing closes, such as `12` or `LIKE`; after items without
 * brackets; in a fence opened after the answer; after a colon. If the model is not known to have finished:
 * also after a number's decimal point.
 */
export function mayGoOn(found: ExtractedValue, { text, finishReason }: Task): boolean {
  return endedEarly(finishReason)
    ? (nothingElse.test(text.slice(found.end)) && isOpen(found)) || announcesMore(found, text)
    : finishReason === undefined && endsInPoint(found, text);
}

/** Whether the value at the end of a text is not closed. */
function isOpen({ node, repairs }: ExtractedValue): boolean {
  return isContainer(node) ? repairs.some(({ name }) => name === "bare-items") : node.kind !== "string";
}

function endsInPoint({ node, end }: ExtractedValue, text: string): boolean {
  return node.kind === "number" && node.source.endsWith(".") && nothingElse.test(text.slice(end));
}

function announcesMore({ start, end }: ExtractedValue, text: string): boolean {
  const ends = text.slice(Math.max(end, text.length - farthestLook));
  if (announces.test(ends)) return true;
  // A fence after a value that is not the value's own fence.
  const isOwn = count(text.slice(0, start)) % 2 === 1;
  const behind = count(text.slice(end));
  return behind > 0 && (behind - Number(isOwn)) % 2 === 1;
}

function count(text: string): number {
  return text.match(fences)?.length ?? 0;
}
