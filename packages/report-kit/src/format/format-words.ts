import { oneLine } from "../escape/plain-text.js";

/** A quoted text on one line, cut if it is longer. */
export function shortened(text: string, most: number): string {
  const letters = [...oneLine(text)];
  return letters.length <= most ? letters.join("") : `${letters.slice(0, most - 1).join("")}…`;
}

/** `1 run`, `2 runs`. */
export function counted(count: number, one: string, several = `${one}s`): string {
  return `${count.toLocaleString("en-US")} ${count === 1 ? one : several}`;
}

/** Words with a capital letter at the beginning. */
export function capitalised(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
