import { escapeControlChars } from "@concordat/report-kit/terminal-text";

/** Returns external text on one line, with control characters escaped. */
export function escapedLine(text: string): string {
  return escapeControlChars(text.replace(/\s+/g, " ").trim());
}

/** Returns external text on one line, with control characters escaped, shortened to a number of characters. */
export function shortLine(text: string, maxLength: number): string {
  const characters = [...escapedLine(text)];
  return characters.length <= maxLength
    ? characters.join("")
    : `${characters.slice(0, maxLength - 1).join("")}…`;
}
