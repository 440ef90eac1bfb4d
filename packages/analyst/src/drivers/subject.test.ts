import { expect, it } from "vitest";
import { withTable } from "../testing/table-file.js";
import { chooseSubject } from "./subject.js";

const orders =
  "day,total,currency\n2024-01-05,5,USD\n2024-06-05,3,EUR\n,4,USD\n2025-01-05,2,USD\n2025-06-05,9,EUR\n";

it("says which rows no period counts, and that a column beside the measure may hold its currencies", async () => {
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
