import { firstLine, type Reading, readAs, unread } from "./reading.js";

/** Returns a text: the first line of the answer, with what the answer was begun with. */
export function readText(text: string, prefill: string): Reading<string> {
  const own = prefill === "" ? firstLine(text) : (text.split(/\r?\n/)[0] ?? "");
  return own.trim() === "" ? unread("nothing was written") : readAs(`${prefill}${own}`.trim());
}
