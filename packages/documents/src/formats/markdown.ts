import { lexer, type Token, type Tokens } from "marked";
import type { Block, Contents } from "../document.js";
import { NestingError } from "../error/nesting-error.js";
import { maxMarkdownDepth } from "../limits.js";
import { isoDate } from "./iso-date.js";

/** Matches a line with too many nested quotes and lists, for which the parser takes quadratic time. */
const nested = new RegExp(`^(?:[ \\t]*(?:>|(?:[-*+]|\\d{1,9}[.)])[ \\t])){${maxMarkdownDepth}}`, "m");

/**
 * Reads Markdown as defined by CommonMark and GitHub: headings, paragraphs, list items and table rows. A code block is
 * one passage. The title and the date come from the front matter. If there is none, the title is the first heading.
 */
export function readMarkdown(text: string): Contents {
  if (nested.test(text)) throw new NestingError();
  const lines = text.split(/\r\n|\n|\r/);
  const matter = frontMatter(lines);
  const tokens = lexer(lines.slice(matter.length).join("\n"));
  const blocks = withLines(tokens, matter.length + 1).flatMap(({ token, line }) => blocksOf(token, line));
  return {
    title: fieldOf(matter, "title") ?? blocks.find(({ isHeading }) => isHeading)?.text ?? null,
    date: isoDate(fieldOf(matter, "date")),
    blocks: blocks.filter(({ text: words }) => words !== ""),
  };
}

/** Returns the lines of YAML front matter with its two delimiters; empty if there is none. */
function frontMatter(lines: readonly string[]): readonly string[] {
  if (lines[0]?.trimEnd() !== "---") return [];
  const end = lines.findIndex((line, index) => index > 0 && /^(?:---|\.\.\.)\s*$/.test(line));
  return end === -1 ? [] : lines.slice(0, end + 1);
}

function fieldOf(matter: readonly string[], key: string): string | null {
  const line = matter.find((entry) => entry.startsWith(`${key}:`));
  const value =
    line
      ?.slice(key.length + 1)
      .trim()
      .replace(/^(["'])(.*)\1$/, "$2") ?? "";
  return value === "" ? null : value;
}

/** Returns consecutive tokens, each with the number of the line on which it starts. */
function withLines<Each extends { readonly raw: string }>(
  tokens: readonly Each[],
  firstLine: number,
): { readonly token: Each; readonly line: number }[] {
  let line = firstLine;
  return tokens.map((token) => {
    const at = { token, line };
    line += token.raw.split("\n").length - 1;
    return at;
  });
}

function blocksOf(token: Token, line: number): Block[] {
  const passage = (text: string, at = line): Block => ({ isHeading: false, text: text.trim(), line: at });
  if (isHeading(token)) return [{ isHeading: true, text: plainText(token.tokens), line }];
  if (isList(token))
    return withLines(token.items, line).map((item) => passage(item.token.raw.replace(/\s+$/, ""), item.line));
  if (isTable(token)) {
    const rows = [token.header, ...token.rows].map((cells) =>
      cells.map((cell) => plainText(cell.tokens)).join(" | "),
    );
    // The line below the header is only a delimiter row.
    return rows.map((row, index) => passage(row, line + index + (index === 0 ? 0 : 1)));
  }
  if (token.type === "code")
    return [passage("text" in token ? token.text : token.raw, line + (isFenced(token) ? 1 : 0))];
  if (token.type === "space" || token.type === "hr" || token.type === "def") return [];
  return [
    passage("tokens" in token && token.type === "paragraph" ? plainText(token.tokens ?? []) : token.raw),
  ];
}

function isHeading(token: Token): token is Tokens.Heading {
  return token.type === "heading";
}

function isList(token: Token): token is Tokens.List {
  return token.type === "list";
}

function isTable(token: Token): token is Tokens.Table {
  return token.type === "table";
}

function isFenced({ raw }: Token): boolean {
  return /^ {0,3}(?:`{3}|~{3})/.test(raw);
}

/** Returns the text of a line without the markup of emphasis, code and links. */
function plainText(tokens: readonly Token[]): string {
  return tokens
    .map((token) => {
      if (token.type === "br") return "\n";
      if ("tokens" in token && token.tokens !== undefined) return plainText(token.tokens);
      return "text" in token ? String(token.text) : token.raw;
    })
    .join("")
    .trim();
}
