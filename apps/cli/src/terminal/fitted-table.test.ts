import { expect, it } from "vitest";
import { fittedTable } from "./fitted-table.js";

/** The columns that a terminal takes for a line; every character of these tests that is above U+2FFF takes two. */
const columns = (line: string) =>
  [...line].reduce((sum, character) => sum + (character > "\u2FFF" ? 2 : 1), 0);
const widest = (table: string) => Math.max(...table.split("\n").map(columns));

it("is as wide as its words where these fit", () => {
  expect(fittedTable(["a", "b"], [["one", "two words"]])).toBe(
    [
      "┌─────┬───────────┐",
      "│ a   │ b         │",
      "├─────┼───────────┤",
      "│ one │ two words │",
      "└─────┴───────────┘",
    ].join("\n"),
  );
});

it.each([
  ["long sentences", "word ".repeat(60).trim()],
  ["a word that never ends", "x".repeat(300)],
  ["characters of two columns", "終電".repeat(80)],
])("fits 80 columns with %s, and drops no character of them", (_, text) => {
  const table = fittedTable(["name", "text", "more"], [["short", text, text]]);
  expect(widest(table)).toBeLessThanOrEqual(79);
  const second = table.split("\n").map((line) => line.split("│")[2]?.trim() ?? "");
  expect(second.join("").replaceAll(" ", "")).toBe(`text${text}`.replaceAll(" ", ""));
});
