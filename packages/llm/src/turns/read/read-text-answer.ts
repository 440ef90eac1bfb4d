import { type FieldReading, firstLine, readAs, unread } from "./field-reading.js";

/** Returns the first line of an answer, preceded by the started answer that the model continued. */
export function readTextAnswer(text: string, prefill: string): FieldReading<string> {
  const own = prefill === "" ? firstLine(text) : (text.split(/\r?\n/)[0] ?? "");
  return own.trim() === "" ? unread("nothing was written") : readAs(`${prefill}${own}`.trim());
}
