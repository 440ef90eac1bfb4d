import { expect, it } from "vitest";
import type { Table } from "../table/open-table.js";
import { withTable } from "../testing/table-file.js";
import { chooseSubject } from "./subject.js";
import { type Trend, trendOf } from "./trend.js";

async function trend(table: Table): Promise<Trend> {
  const { measure, time, comparison } = await chooseSubject(table, { measure: "sales" });
  if (time === null) throw new Error("the table has a time");
  return trendOf(table, measure, time, comparison?.a.grain ?? "year");
}

const monthly = (years: readonly number[]): string =>
  years
    .flatMap((year) =>
      Array.from({ length: 12 }, (_, month) =>
        [1, 28].map(
          (day) => `${year}-${String(month + 1).padStart(2, "0")}-${String(day).padStart(2, "0")},${month}\n`,
        ),
      ),
    )
    .flat()
    .join("");

it("is in the periods that are compared, where these show a course", async () => {
  await withTable("t.csv", `day,sales\n${monthly([2022, 2023, 2024, 2025])}`, async (table) => {
    const { grain, points } = await trend(table);
    expect([grain, points.map(({ period }) => period)]).toEqual(["year", ["2022", "2023", "2024", "2025"]]);
  });
});

it("is in shorter periods where only two are compared and there are no others", async () => {
  await withTable("t.csv", `day,sales\n${monthly([2024, 2025])}`, async (table) => {
    const { grain, points } = await trend(table);
    expect(grain).toBe("quarter");
    expect(points.map(({ period, value }) => [period, value]).slice(0, 2)).toEqual([
      ["2024-Q1", 6],
      ["2024-Q2", 24],
    ]);
    expect(points).toHaveLength(8);
  });
});

it("stays as it is where shorter periods show no more", async () => {
  await withTable("t.csv", "day,sales\n2024-01-01,1\n2025-01-01,2\n", async (table) => {
    expect((await trend(table)).points).toHaveLength(2);
  });
});
