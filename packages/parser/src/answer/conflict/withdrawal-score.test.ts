import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { isWithdrawal } from "./withdrawal-score.js";

interface TrainingText {
  readonly kind: string;
  readonly withdraws: boolean;
  readonly sentences: readonly string[];
}

const file = join(import.meta.dirname, "../../../training/sentences.ndjson");
const texts: readonly TrainingText[] = readFileSync(file, "utf8")
  .trimEnd()
  .split("\n")
  .map((line) => JSON.parse(line));
const isTakenBack = ({ sentences }: TrainingText) =>
  sentences.some((sentence) => isWithdrawal(sentence, new Map()));

it("judges the sentences of the corpus and the tests as they are meant", () => {
  const kept = texts.filter(({ kind }) => kind === "kept");
  expect(kept.length).toBeGreaterThan(500);
  expect(kept.filter((text) => isTakenBack(text) !== text.withdraws)).toEqual([]);
});

it("takes at most one in 30 sentences of documentation for a withdrawal", () => {
  const sentences = texts.filter(({ kind }) => kind === "documentation");
  expect(sentences.filter(isTakenBack).length).toBeLessThan(sentences.length / 30);
});

it.each(["That's wrong.", "I made a mistake.", "Das ist falsch.", "Это неверно.", "以上作废。"])(
  "takes %j for a withdrawal",
  (sentence) => {
    expect(isWithdrawal(sentence, new Map())).toBe(true);
  },
);

it("reads every key of the contract as the same word", () => {
  const sentence = (key: string) => `the ${key} i gave was wrong`;
  const keys = new Map([["iterationnumber", {}]]);
  for (const said of [sentence("iteration_number"), sentence("iterationNumber")])
    expect(isWithdrawal(said, keys)).toBe(isWithdrawal(sentence("κ"), new Map()));
});
