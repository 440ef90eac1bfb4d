import type { Source } from "@concordat/contracts/decision-run";
import { describe, expect, it } from "vitest";
import { newRun } from "../run/new-run.js";
import { runOfDocuments } from "../testing/run-of-documents.js";
import { findContradictions } from "./find-contradictions.js";

/** How many contradictions two documents have. */
const countOf = (...texts: readonly string[]): number => findContradictions(runOfDocuments(texts)).length;

/** Pairs of sentences that say something different of one thing, in other words. */
const differing: readonly (readonly [string, string])[] = [
  ["The annual rent of the office is 120,000 EUR.", "Yearly rent of the office: 132,000 EUR"],
  ["The annual rent is 120,000 EUR.", "Monthly rent: 11,000 EUR"],
  ["Rent: 8,000 EUR per month", "Rent: 99,000 EUR per year"],
  ["Headcount: 14", "Number of employees: 22"],
  ["Staff: 40", "Headcount: 44"],
  ["Turnover in 2025: 1.2 million EUR", "Revenue in 2025 was 1,350,000 EUR."],
  ["The lease of the harbour site is 99,000 EUR a year.", "Harbour site rent: 95,000 EUR a year"],
  ["Deposit: 20,000 EUR", "The deposit is 24,000 EUR."],
  ["Duration: 5 years", "The term is 10 years."],
  ["The area is 1,200 sqm.", "Size: 1,100 sqm"],
  ["Moving costs: 40,000 EUR", "The moving cost is 60,000 EUR."],
  ["The licence fee is $3,000 per month.", "Licence price: $48,000 per year"],
];

/** Pairs of sentences that agree, or are about two things. */
const agreeing: readonly (readonly [string, string])[] = [
  ["The annual rent is 96,000 EUR.", "Monthly rent: 8,000 EUR"],
  ["Rent: 8,333 EUR per month", "Rent: 100,000 EUR"],
  ["The rent is 0.12 million EUR a year.", "Yearly rent: 120,000 EUR"],
  ["Rent: 120k EUR", "The rent is 120,000 EUR."],
  ["Rent of the old office: 80,000 EUR", "Rent of the new warehouse: 120,000 EUR"],
  ["The rent in 2025 is 80,000 EUR.", "The rent in 2026 is 99,000 EUR."],
  ["Rent: 99,000 EUR", "Rent: 107,000 USD"],
  ["Headcount: 14", "Headcount growth: 22 %"],
  ["Staff: 40", "Staff costs: 2,400,000 EUR"],
  ["The licence fee is $4,000 per month.", "Licence price: $48,000 per year"],
  ["Quarterly fee: 3,000 EUR", "The fee is 12,000 EUR a year."],
  ["Moving costs: 40,000 EUR", "Training costs: 60,000 EUR"],
  ["Area of the hall: 1,200 sqm", "Area of the office: 300 sqm"],
];

it("the date of a document is not the year of its figures", () => {
  const source = { page: null, line: null };
  const sources: Source[] = [
    {
      ...source,
      id: "s1",
      file: "minutes.md",
      text: "The rent is 120,000 EUR.",
      heading: "Minutes, 3 November 2026",
    },
    { ...source, id: "s2", file: "offer.md", text: "Rent: 132,000 EUR", heading: null },
    { ...source, id: "s3", file: "plan.md", text: "Rent: 99,000 EUR", heading: "Budget 2031" },
  ];
  const found = findContradictions(newRun({ question: "?", model: "m", sources }));
  expect(found.map(({ first, second }) => [first.source.id, second.source.id])).toEqual([["s1", "s2"]]);
});

describe("documents that give figures in different words", () => {
  it.each(differing)("differ: %s / %s", (first, second) => {
    expect(countOf(first, second)).toBe(1);
  });

  it.each(agreeing)("agree, or are about two things: %s / %s", (first, second) => {
    expect(countOf(first, second)).toBe(0);
  });
});
