import { describe, expect, it } from "vitest";
import { newRun } from "../run/new-run.js";
import { runOfDocuments } from "../testing/run-of-documents.js";
import { contradictionText } from "./contradiction-text.js";
import { findContradictions } from "./find-contradictions.js";

/** The numbers that differ between documents, each given as its text. */
function contradictions(...texts: readonly string[]): string[] {
  const found = findContradictions(runOfDocuments(texts));
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
    ["another cell of a row", "Rent | 80,000 | 99,000", "Rent | 99,000"],
    ["a column of months", "month: May; rent: 8001\nmonth: June; rent: 8002", "Rent | 99,000"],
    ["dates", "The lease ends on: 31 March 2027", "The lease ends on: 30 March 2027"],
  ])("%s is none", (_, first, second) => {
    expect(contradictions(first, second)).toEqual([]);
  });

  it("are named with what they are figures of, their places and their sentences alone", () => {
    const source = { file: "a.md", page: 2, line: null, heading: null };
    const [found] = findContradictions(
      newRun({
        question: "?",
        model: "m",
        sources: [
          { ...source, id: "s1", text: "We moved. The rent of the mill is 99,000 EUR." },
          { ...source, id: "s2", file: "b.md", page: null, text: "Mill rent: 95,000 EUR" },
        ],
      }),
    );
    expect(found === undefined ? null : contradictionText(found)).toBe(
      'The rent of the mill: 99,000 in a.md, page 2 ("The rent of the mill is 99,000 EUR."), but 95,000 in b.md ("Mill rent: 95,000 EUR")',
    );
  });

  it("within one document is none of the documents' contradictions", () => {
    expect(contradictions("Rent is 99,000 EUR.\nRent is 95,000 EUR.")).toEqual([]);
  });
});
