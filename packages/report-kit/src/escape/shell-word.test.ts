import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";
import { escapeHtml } from "./html.js";
import { shellWord } from "./shell-word.js";

const words = [
  "",
  "support",
  "--help",
  "=ls",
  "~",
  "{a,b}",
  "it's $(touch here) `x` \\n",
  "\u001b[31mred\u0007",
  "\u202eevil\u2066",
  "a\r\nb\nc\td",
  "two  spaces ",
  "\u0085\u2028\u00a0\ufeff",
  "'\u200d'\\",
  "日本 👨‍👩‍👧",
];

it.each(words)(
  "writes %j so that a page shows every character of it, and bash reads back what it was",
  (word) => {
    const shown = escapeHtml(shellWord(word));
    expect(shown).not.toMatch(/\ufffd|\s\s|[^\S ]/u);
    const html = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'" };
    const typed = shown.replace(/&[^;]+;/g, (mark) => Reflect.get(html, mark));
    expect(execFileSync("bash", ["-c", `printf %s ${typed}`], { encoding: "utf8" })).toBe(word);
  },
);

it.each([
  ["out/market", "out/market"],
  ["runs/01,02", "runs/01,02"],
  ["postgres://me@host:5432/runs?sslmode=require", "'postgres://me@host:5432/runs?sslmode=require'"],
  ["my folder", "'my folder'"],
  ["--ledger", "--ledger"],
  ["=ls", "'=ls'"],
])("writes %j as %s", (word, typed) => {
  expect(shellWord(word)).toBe(typed);
});
