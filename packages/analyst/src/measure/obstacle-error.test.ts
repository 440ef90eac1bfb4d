import { describe, expect, it } from "vitest";
import { chooseSubject } from "../drivers/subject.js";
import { withTable } from "../testing/table-file.js";
import { chooseMeasure } from "./choose-measure.js";

const tableOf = (cells: readonly string[]): string =>
  ["amount,b", ...cells.map((cell) => `"${cell.replaceAll('"', '""')}",x`)].join("\n");
const instead = "no column holds numbers. What a column holds can also be counted";

describe("a column that is measured and does not hold numbers", () => {
  it.each<[what: string, cells: string[], code: string, message: string]>([
    [
      "words among numbers of any convention, and nothing but these",
      ["12,013.25", "(5)", "7 %", "$3", "pending", "n/a", "1 234", "tbd"],
      "NOT_NUMERIC",
      '"amount" does not hold numbers: "pending" (line 6), "tbd" (line 9)',
    ],
    [
      "words behind a cell of several lines",
      ["1", "two\nlines", "3", "4", "pending"],
      "NOT_NUMERIC",
      '"amount" does not hold numbers: "two\\nlines" (line 3), "pending" (line 7)',
    ],
    [
      "nothing but words: the first of them",
      ["a", "b", "c", "d"],
      "BAD_OPTION",
      '"amount" does not hold numbers: "a" (line 2), "b" (line 3), "c" (line 4)',
    ],
    [
      "two currencies: one of each",
      ["$5", "$6", "5 €", "£7", "8"],
      "BAD_OPTION",
      '"amount" does not hold numbers: "$5" (line 2), "5 €" (line 4), "£7" (line 5) are of different currencies, which cannot be added up',
    ],
    [
      "percentages and other numbers: one of each",
      ["5", "6", "7 %"],
      "BAD_OPTION",
      '"amount" does not hold numbers: "7 %" (line 4), "5" (line 2) are a percentage and a number that is not one',
    ],
    [
      "codes",
      ["10115", "01069"],
      "BAD_OPTION",
      '"amount" does not hold numbers: "01069" (line 3), with zeros in front as codes have them',
    ],
    ["nothing", ["", "n/a", "-"], "BAD_OPTION", '"amount" does not hold numbers: it has no values'],
  ])("%s", async (_, cells, code, message) => {
    await withTable("t.csv", tableOf(cells), async (table) => {
      await expect(chooseMeasure(table, { measure: "amount" }, "")).rejects.toMatchObject({
        code,
        message: `${message}; ${instead}`,
      });
    });
  });

  it("is named instead of counting rows, where it would be measured but for some values", async () => {
    await withTable("t.csv", tableOf(["1", "2", "soon"]), async (table) => {
      await expect(chooseMeasure(table, {}, "")).rejects.toMatchObject({ code: "NOT_NUMERIC" });
    });
  });

  it("is not named where it is a code by its name", async () => {
    const content = "order id,day\n1,2024-01-01\nx2,2024-01-02\n3,2025-01-01\n";
    await withTable("t.csv", content, async (table) => {
      expect(await chooseMeasure(table, {}, "")).toMatchObject({ measure: { aggregate: "count" } });
    });
  });
});

describe("a column of time that does not hold dates", () => {
  it.each<[cells: string[], message: string]>([
    [["2026-01-01", "2026-02-01", "soon"], '"soon" (line 4)'],
    [["2026-01-31", "2026-02-30", "2026-03-31"], '"2026-02-30" (line 3)'],
    [["31/01/2026", "31/02/2026", "31/03/2026"], '"31/02/2026" (line 3)'],
  ])("%j: the values in the way are named, whether it is asked for or the only one", async (cells, shown) => {
    const message = (instead: string): string => `"day" does not hold dates: ${shown}; ${instead}`;
    const content = ["day,n", ...cells.map((cell, index) => `${cell},${index}`)].join("\n");
    await withTable("t.csv", content, async (table) => {
      await expect(chooseSubject(table, { time: "day" })).rejects.toMatchObject({
        code: "NOT_NUMERIC",
        message: message("columns of dates or years are: none"),
      });
      await expect(chooseSubject(table)).rejects.toMatchObject({
        code: "NOT_NUMERIC",
        message: message("no column holds dates or years"),
      });
    });
  });
});

it.each(["5 €/kg", "1.5k", "~5", "00123", "1:30"])(
  "an amount written as %s is not replaced by a count of rows where the question names it",
  async (cell) => {
    await withTable("t.csv", `region,amount\nn,${cell}\ns,${cell}\n`, async (table) => {
      await expect(
        chooseMeasure(table, {}, "Which region drove the change in amount?"),
      ).rejects.toMatchObject({
        message: expect.stringMatching(`^"amount" does not hold numbers: "${cell}" \\(line 2\\)`),
      });
      expect((await chooseMeasure(table, { aggregate: "count" }, "amount?")).measure.column).toBe(null);
    });
  },
);
