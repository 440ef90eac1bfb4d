import { visibleText } from "./visible-text.js";

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Escapes a text for an HTML page or an SVG image. */
export function escapeHtml(words: string): string {
  return visibleText(words).replace(/[&<>"']/g, (mark) => escapes[mark] ?? mark);
}

/** Splits a text into paragraphs at blank lines. Single line breaks are joined. */
export function paragraphs(words: string): string {
  return visibleText(words)
    .split(/\n[ \t]*\n+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "")
    .map((paragraph) => `<p>${flowed(paragraph)}</p>`)
    .join("\n");
}

/** Joins lines that a program wrapped. Lines that look like list items, or that are short, keep their line breaks. */
function flowed(paragraph: string): string {
  const lines = paragraph.split("\n").map((line) => line.trim());
  const longest = Math.max(...lines.map((line) => line.length));
  return lines
    .map((line, index) => {
      const next = lines[index + 1];
      if (next === undefined) return escapeHtml(line);
      const isItem = /^(?:[-*+•]|\d+[.)])\s/.test(next) || /^[|>#]/.test(next);
      const isShort = longest < 40 || line.length < longest * 0.6;
      return `${escapeHtml(line)}${isItem || isShort ? "<br>" : " "}`;
    })
    .join("");
}
