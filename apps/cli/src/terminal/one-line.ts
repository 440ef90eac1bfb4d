import { escapeControlChars } from "./escape-control-chars.js";

/** A text of others on one line, in which nothing can act on a terminal. */
export function oneLine(text: string): string {
  return escapeControlChars(text.replace(/\s+/g, " ").trim());
}

/** The same, cut to a length in characters if it is longer. */
export function shortened(text: string, maxLength: number): string {
  const characters = [...oneLine(text)];
  return characters.length <= maxLength
    ? characters.join("")
    : `${characters.slice(0, maxLength - 1).join("")}…`;
}
