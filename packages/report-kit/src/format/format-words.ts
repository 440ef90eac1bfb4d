import { oneLine } from "../escape/visible-text.js";

/** Formats a text as one line, truncated to `maxLength` characters. */
export function shortened(text: string, maxLength: number): string {
  const letters = [...oneLine(text)];
  return letters.length <= maxLength ? letters.join("") : `${letters.slice(0, maxLength - 1).join("")}…`;
}

/** Writes a number with its noun: `1 run`, `2 runs`. */
export function counted(count: number, one: string, several = `${one}s`): string {
  return `${count.toLocaleString("en-US")} ${count === 1 ? one : several}`;
}

/** Returns a text with a capital letter at the start. */
export function capitalised(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** Joins the items of a list for a sentence: `a, b and c`. */
export function sentenceList(items: readonly string[]): string {
  return items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}
