import { escapeHtml, oneLine } from "@concordat/report-kit";

/** A paragraph of words. */
export function paragraph(words: string, look?: "lead" | "muted"): string {
  return `<p${look === undefined ? "" : ` class="${look}"`}>${escapeHtml(words)}</p>`;
}

/** A heading within a section. */
export function subheading(words: string): string {
  return `<h3>${escapeHtml(oneLine(words))}</h3>`;
}

/** A command to be typed. */
export function command(words: readonly string[]): string {
  return `<code>${escapeHtml(words.join(" "))}</code>`;
}

/** A text as it was written, line by line. */
export function verbatim(text: string): string {
  return `<pre>${escapeHtml(text)}</pre>`;
}

/** What is folded on a screen. */
export function folded(summary: string, content: string): string {
  return `<details><summary>${escapeHtml(oneLine(summary))}</summary>\n${content}\n</details>`;
}

/** A text of somebody on one line, cut where it is longer. */
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
