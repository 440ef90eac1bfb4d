import { expect, it } from "vitest";
import type { ModelScore } from "./model-score.js";
import { scoreTable } from "./score-table.js";

const score: ModelScore = {
  model: "llama:a-model-with-a-long-name-Q4_K_M.gguf",
  form: "json",
  asked: 100,
  validAtOnce: 90,
  validLater: 4,
  failed: { CONTRACT_VIOLATION: 4, TRUNCATED: 2 },
  repaired: 12,
  repairs: { "trailing-comma": 12 },
  promptTokens: 123_456,
  completionTokens: 7_890,
  seconds: 870.25,
  unreachable: null,
  odds: {
    known: 94,
    absent: 6,
    options: [
      { field: "/choice", value: "SCROLL", answered: 0.5, expected: 0.336 },
      { field: "/choice", value: "LIKE", answered: 0.5, expected: 0.52 },
    ],
    largestDifference: 0.164,
  },
};

const cellsOf = (table: string, column: number) =>
  table.split("\n").map((line) => line.split("│")[column]?.trim() ?? "");

it.each([1, 2, 3, 4, 7])(
  "fits a terminal of 80 columns with %i models, and keeps every letter of a long name",
  (count) => {
    const table = scoreTable(Array.from({ length: count }, () => score));
    expect(Math.max(...table.split("\n").map((line) => line.length))).toBeLessThanOrEqual(79);
    expect(cellsOf(table, 2).join("")).toContain("llama:a-model-with-a-long-name-Q4_K_M.gguf");
  },
);

it("names the option for which odds and answers differ most, with both shares", () => {
  const table = scoreTable([score]);
  expect(table).toMatch(/odds differ most for +│ \/choice = SCROLL/);
  expect(table).toMatch(/its share of the answers +│ 50\.0 % [\s\S]*its share by the odds +│ 33\.6 % /);
  expect(scoreTable([{ ...score, odds: null }])).not.toContain("odds");
});

it("leaves the other lines of a model that was not reached empty", () => {
  const table = scoreTable([{ ...score, asked: 1, unreachable: "no server" }]);
  expect(cellsOf(table, 2)).toEqual(expect.arrayContaining(["not reached", "–"]));
  expect(table).not.toContain("of 1");
});
