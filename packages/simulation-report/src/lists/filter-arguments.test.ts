import { execFileSync } from "node:child_process";
import { escapeHtml } from "@concordat/report-kit";
import { expect, it } from "vitest";
import { filterArguments, shellWord } from "./filter-arguments.js";

const names = [
  "support",
  "--help",
  "it's $(touch here) `x` \\n",
  "\u001b[31mred\u0007",
  "\u202eevil\u2066",
  "a\r\nb\nc\td",
  "two  spaces ",
  "\u0085\u2028\u00a0\ufeff",
  "'\u200d'\\",
  "日本 👨‍👩‍👧",
];

it.each(names)(
  "names %j so that a page shows every character of it, and bash reads back what it was",
  (name) => {
    const shown = escapeHtml(shellWord(name));
    expect(shown).not.toMatch(/\ufffd|\s\s|[^\S ]/u);
    const html = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'" };
    const typed = shown.replace(/&[^;]+;/g, (mark) => Reflect.get(html, mark));
    expect(execFileSync("bash", ["-c", `printf %s ${typed}`], { encoding: "utf8" })).toBe(name);
  },
);

it("leaves out what a filter does not name", () => {
  const shown = filterArguments({ question: "trust", round: 0, answer: "-1", segment: undefined });
  expect(shown.join(" ")).toBe("--question trust --round 0 --answer '-1'");
});
