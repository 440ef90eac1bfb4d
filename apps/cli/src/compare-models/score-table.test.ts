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

it("fits a terminal of 100 columns, and keeps every letter of a long name", () => {
  const lines = scoreTable([score]).split("\n");
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(100);
  const firstCells = lines.map((line) => line.split("│")[1]?.trim() ?? "").join("");
  expect(firstCells).toContain("llama:a-model-with-a-long-name-Q4_K_M.gguf");
});

it("names the option for which odds and answers differ most, with both shares", () => {
  expect(scoreTable([score])).toMatch(/\/choice = SCROLL +│50\.0 % +│33\.6 %/);
  expect(scoreTable([{ ...score, odds: null }])).not.toContain("odds");
});
