import type { Source } from "@concordat/contracts/decision-run";
import { describe, expect, it } from "vitest";
import { newRun } from "../run/new-run.js";
import { findContradictions } from "./find-contradictions.js";

/** The numbers that differ between documents, each given as its text. */
function contradictions(...texts: readonly string[]): string[] {
  const sources = texts.map(
    (text, index): Source => ({
      id: `s${index + 1}`,
      file: `${index}.md`,
      text,
      page: null,
      line: null,
      heading: null,
    }),
  );
  const found = findContradictions(newRun({ question: "?", model: "m", sources }));
  return found.map(({ first, second }) => `${first.number.text} / ${second.number.text}`);
}

describe("figures for the same thing that differ between documents", () => {
  it.each<[string, string, string]>([
    ["The rent of the harbour office is 99,000 EUR a year.", "Harbour rent: 95,000 EUR", "99,000 / 95,000"],
    ["Headcount: 14", "headcount | 22", "14 / 22"],
    ["The number of staff was 14 people.", "Number of staff is 15 people.", "14 / 15"],
    ["The lease costs €5,100.", "Lease: 5.200 €", "5,100 / 5.200"],
  ])("%s / %s", (first, second, found) => {
    expect(contradictions(first, second)).toEqual([found]);
  });

  it.each<[string, string, string]>([
    ["the same value, written otherwise", "Rent is 99,000 EUR.", "Rent: 99.000 EUR"],
    ["another unit", "Rent is 99,000 EUR.", "Rent is 12 %."],
    ["another thing", "Rent is 99,000 EUR.", "Power is 5,100 EUR."],
    ["a word that only overlaps", "Rent is 99,000 EUR.", "Rent of the old house is 80,000 EUR."],
    ["another year", "Rent in 2025 is 80,000 EUR.", "Rent in 2026 is 99,000 EUR."],
    ["dates", "The lease ends on: 31 March 2027", "The lease ends on: 30 March 2027"],
  ])("%s is none", (_, first, second) => {
    expect(contradictions(first, second)).toEqual([]);
  });

  it("within one document is none of the documents' contradictions", () => {
    expect(contradictions("Rent is 99,000 EUR.\nRent is 95,000 EUR.")).toEqual([]);
  });
});
