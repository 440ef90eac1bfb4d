import { expect, it } from "vitest";
import { withTable } from "../testing/table-file.js";
import { chooseSubject } from "./subject.js";

const orders =
  "day,total,currency\n2024-01-05,5,USD\n2024-06-05,3,EUR\n,4,USD\n2025-01-05,2,USD\n2025-06-05,9,EUR\n";

it("says which rows no period counts, and that a column next to the measure may hold its currencies", async () => {
  await withTable("t.csv", orders, async (table) => {
    expect((await chooseSubject(table, { measure: "total", aggregate: "sum" })).assumptions).toEqual([
      "No column of time was named: day was taken, the only one of dates or years.",
      "1 row has no value of day: no period counts it.",
      "currency has 2 members: where they are the currencies of total, the sum mixes them.",
      "No periods were named: 2024 and 2025, the last two whole ones of day, were taken.",
    ]);
    const counted = await chooseSubject(table, { aggregate: "count", time: "day" });
    expect(counted.assumptions.some((sentence) => sentence.includes("currencies"))).toBe(false);
  });
});

it("says which rows a ratio leaves out, and what they add up to", async () => {
  const sales = "year,revenue,orders\n2024,10,2\n2024,30,n/a\n2025,50,n/a\n2025,8,4\n2025,,7\n";
  await withTable("t.csv", sales, async (table) => {
    expect((await chooseSubject(table, { measure: "revenue/orders" })).assumptions).toEqual(
      expect.arrayContaining([
        "2 rows have no value of orders: the ratio leaves them out, with 80 of revenue.",
        "1 row has no value of revenue: the ratio leaves it out, with 7 of orders.",
      ]),
    );
  });
});

it.each([
  ["Total", {}],
  ["TBD", { compare: "2024:2025" }],
])("refuses a column of years with the word %s among them", async (word, options) => {
  const table = `year,region,amount\n2024,n,5\n2024,s,6\n2025,n,7\n2025,s,8\n${word},,26\n`;
  await withTable("t.csv", table, async (opened) => {
    await expect(chooseSubject(opened, options)).rejects.toMatchObject({
      code: "NOT_NUMERIC",
      message: `"year" does not hold years: "${word}" (line 6); no column holds dates or years`,
    });
  });
});

it.each([
  ["Baujahr", "1990"],
  ["vintage", "1990"],
  ["year_built", "1990.0"],
])("takes a date for the time, and not the %s before it", async (name, year) => {
  const rows = ["2024-01-01", "2024-06-01", "2025-01-01", "2025-06-01"];
  const table = [`${name},date,price`, ...rows.map((day, index) => `${year},${day},${index}`)].join("\n");
  await withTable("t.csv", table, async (opened) => {
    expect((await chooseSubject(opened, {})).time?.name).toBe("date");
  });
  await withTable("t.csv", `${name},price\n${year},5\n`, async (opened) => {
    expect((await chooseSubject(opened, {})).time?.name).toBe(name);
  });
});

it("compares years that are written as fractions", async () => {
  const table = "year,region,amount\n2024.0,n,5\n2024.0,s,6\n2025.0,n,7\n2025.0,s,8\n";
  await withTable("t.csv", table, async (opened) => {
    const { comparison } = await chooseSubject(opened, { compare: "2024:2025" });
    expect(comparison?.column).toMatchObject({ name: "year", role: "year", type: "BIGINT" });
  });
});

it("says where a member may sum up the others", async () => {
  const table = "year,region,sales\n2024,North,10\n2024,Total,10\n2025,North,15\n2025,Total,15\n";
  await withTable("t.csv", table, async (opened) => {
    expect((await chooseSubject(opened, {})).assumptions).toContain(
      'region has the member "Total": where such rows sum up others, the sum of sales counts these twice; leave them out of the file.',
    );
  });
  await withTable("t.csv", table.replaceAll("Total", "Totnes"), async (opened) => {
    expect((await chooseSubject(opened, {})).assumptions.join()).not.toContain("twice");
  });
});

it.each([
  ["2023-01-01", "2024-01-01", "2023 and 2024"],
  ["2024-01-31", "2024-02-29", "2024-01 and 2024-02"],
  ["2024-04-01", "2024-07-01", "2024-Q2 and 2024-Q3"],
  ["FY2023", "FY2024", "2023 and 2024"],
])("takes %s and %s for whole periods, though years and months differ in length", async (a, b, periods) => {
  await withTable("t.csv", `day,region,sales\n${a},n,5\n${b},n,6\n`, async (opened) => {
    expect((await chooseSubject(opened, {})).assumptions).toContain(
      `No periods were named: ${periods}, the last two whole ones of day, were taken.`,
    );
  });
});
