import { describe, expect, it } from "vitest";
import { measureLabel } from "../query/aggregate.js";
import { withTable } from "../testing/table-file.js";
import { chooseMeasure } from "./choose-measure.js";

const chosen = async (header: string, rows: readonly string[], question = "Why?"): Promise<string> =>
  withTable("t.csv", [header, ...rows].join("\n"), async (table) =>
    measureLabel((await chooseMeasure(table, {}, question)).measure),
  );

describe("a column of text that is meant is asked for, and its rows are not counted", () => {
  it.each<[what: string, header: string, rows: string[], message: string]>([
    [
      "durations",
      "year,time_spent",
      ["2024,1:30", "2025,0:45"],
      '"time_spent" does not hold numbers: "1:30" (line 2), "0:45" (line 3), which are not plain numbers; write them as such, all in one unit; no column holds numbers to measure',
    ],
    [
      "scales as letters",
      "year,views",
      ["2024,1.5k", "2025,2M"],
      '"views" does not hold numbers: "1.5k" (line 2), "2M" (line 3), which are not plain numbers; write them as such, all in one unit; no column holds numbers to measure',
    ],
    [
      "two units",
      "year,weight",
      ["2024,5 kg", "2025,700 g"],
      '"weight" does not hold numbers: "5 kg" (line 2), "700 g" (line 3) are of different units, which cannot be added up; no column holds numbers to measure',
    ],
    [
      "an amount with zeros in front",
      "year,amount",
      ["2024,00123", "2025,00125"],
      '"amount" does not hold numbers: "00123" (line 2), with zeros in front as codes have them; no column holds numbers to measure',
    ],
    [
      "an amount next to what only may be one",
      "year,revenue,floors",
      ["2024,1.5k,3", "2025,2M,4"],
      '"revenue" does not hold numbers: "1.5k" (line 2), "2M" (line 3), which are not plain numbers; write them as such, all in one unit; it stands before the other columns',
    ],
  ])("%s", async (_, header, rows, message) => {
    await expect(chosen(header, rows)).rejects.toMatchObject({ code: "MEASURE_AMBIGUOUS", message });
  });

  it("where the question names it, though there are numbers", async () => {
    const rows = ["2024,70 [60-83],150", "2025,71 [61-84],151"];
    await expect(
      chosen("year,life expectancy,beds", rows, "Did life expectancy rise?"),
    ).rejects.toMatchObject({
      message:
        '"life expectancy" does not hold numbers: "70 [60-83]" (line 2), which are not plain numbers; write them as such, all in one unit; it stands before the other columns',
    });
    expect(await chosen("year,life expectancy,beds", rows)).toBe("sum of beds");
  });

  it("but for codes, names and ranges, of which the rows are counted", async () => {
    const rows = ["2024,00123,Gate 7,18-24", "2025,00125,Gate 8,25-34"];
    expect(await chosen("year,product,gate,ages", rows)).toBe("count of rows");
  });

  it("and numbers with one unit are measured", async () => {
    expect(await chosen("year,region,amount", ["2024,n,5 kg", "2025,n,7 kg"])).toBe("sum of amount");
  });
});
