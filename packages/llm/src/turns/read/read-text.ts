import { firstLine, type Reading, readAs, unread } from "./reading.js";

/** Returns the first line of an answer, preceded by the started answer that the model continued. */
export function readText(text: string, prefill: string): Reading<string> {
  const own = prefill === "" ? firstLine(text) : (text.split(/\r?\n/)[0] ?? "");
  return own.trim() === "" ? unread("nothing was written") : readAs(`${prefill}${own}`.trim());
}
