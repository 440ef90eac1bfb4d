import type { ExtractedValue } from "../../find/found.js";
import { isContainer } from "../../node/node.js";
import { endedEarly } from "../../options.js";
import type { ParseInput } from "../parse-input.js";

/**
 * Matches a colon or equals sign at the end of a text, with Markdown marks around it. The text that it introduces is
 * missing.
 */
const endsInColon = /[:：=][\s"'`*_]{0,20}$/;
const maxInspectedLength = 40;

const fences = /```|~~~/g;

/** Matches the text that may follow an unfinished value. */
const onlySeparators = /^[\s,]*$/;

/**
 * Whether more of the answer, or another answer, may have followed the end of the text. If the model was cut off, this
 * is true in four cases: inside a number or word that nothing closes, such as `12` or `LIKE`; after items without
 * brackets; in a fence that was opened after the answer; and after a colon. If the finish reason is unknown, it is true
 * only after a number's decimal point.
 */
export function mayBeTruncated(found: ExtractedValue, { text, finishReason }: ParseInput): boolean {
  return endedEarly(finishReason)
    ? (onlySeparators.test(text.slice(found.end)) && isOpen(found)) || announcesMore(found, text)
    : finishReason === undefined && endsInPoint(found, text);
}

/** Whether the value at the end of a text is not closed. */
function isOpen({ node, repairs }: ExtractedValue): boolean {
  return isContainer(node) ? repairs.some(({ name }) => name === "bare-items") : node.kind !== "string";
}

function endsInPoint({ node, end }: ExtractedValue, text: string): boolean {
  return node.kind === "number" && node.source.endsWith(".") && onlySeparators.test(text.slice(end));
}

function announcesMore({ start, end }: ExtractedValue, text: string): boolean {
  const ends = text.slice(Math.max(end, text.length - maxInspectedLength));
  if (endsInColon.test(ends)) return true;
  // A fence after a value that is not the value's own fence.
  const isOwn = count(text.slice(0, start)) % 2 === 1;
  const behind = count(text.slice(end));
  return behind > 0 && (behind - Number(isOwn)) % 2 === 1;
}

function count(text: string): number {
  return text.match(fences)?.length ?? 0;
}
