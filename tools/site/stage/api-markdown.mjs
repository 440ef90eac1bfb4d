/** Fenced code: its lines are not headings. */
const fence = /^(```+)[^\n]*\n[\s\S]*?^\1[ \t]*$/gm;

/**
 * The sections of Markdown below headings of one level: `{ title, body }` each, with the text before the first of them
 * as `before`. Rules between sections are omitted.
 */
export function sectionsBelow(markdown, level) {
  const hidden = markdown.replace(fence, (block) => block.replace(/[^\n]/g, " "));
  const heading = new RegExp(`^${"#".repeat(level)} (.+)$`, "gm");
  const found = [...hidden.matchAll(heading)];
  const sections = found.map((match, index) => ({
    title: markdown.slice(match.index + level + 1, match.index + match[0].length),
    body: withoutRule(markdown.slice(match.index + match[0].length, found[index + 1]?.index)),
  }));
  return { before: withoutRule(markdown.slice(0, found[0]?.index)), sections };
}

function withoutRule(text) {
  return text.replace(/\n\*\*\*\s*$/, "\n").trim();
}

/** The first sentence of prose that may begin with code and end anywhere; empty if there is none. */
export function firstSentence(markdown) {
  const prose = markdown
    .replace(fence, "")
    .trim()
    .split(/\n\n|\n(?=#|\|)/)[0]
    .replace(/\s+/g, " ");
  if (/^[#|>-]/.test(prose)) return "";
  return /^.*?[.!?](?=\s|$)/.exec(prose)?.[0] ?? prose;
}

/** Markdown whose prose was changed, and its code was not. */
export function outsideFences(markdown, change) {
  const parts = [];
  let end = 0;
  for (const { 0: block, index } of markdown.matchAll(fence)) {
    parts.push(change(markdown.slice(end, index)), block);
    end = index + block.length;
  }
  return [...parts, change(markdown.slice(end))].join("");
}

/** A cell of a table: a bar in it would begin the next one. */
export function tableCell(text) {
  return text.replace(/(?<!\\)\|/g, "\\|");
}
