import { describe, expect, it } from "vitest";
import { withTable } from "../testing/table-file.js";
import type { Table } from "./open-table.js";

const read = async ({ columns, notes, select }: Table): Promise<unknown> => ({
  role: columns[0]?.role,
  values: (await select("SELECT c0 FROM data ORDER BY rowid", [])).flat(),
  notes,
});

describe("whole numbers that are days or moments", () => {
  it.each<[name: string, numbers: number[], values: string[], words: string]>([
    ["order_date", [20_240_131, 20_250_201], ["2024-01-31", "2025-02-01"], "as days: 20240131 is 2024-01-31"],
    ["month", [202_401, 202_512], ["2024-01-01", "2025-12-01"], "as months: 202401 is January 2024"],
    [
      "timestamp",
      [1_704_067_200, 1_735_689_600],
      ["2024-01-01T00:00:00", "2025-01-01T00:00:00"],
      "as seconds since 1970, in UTC",
    ],
    [
      "event_timestamp",
      [1_704_067_200_000, 1_735_689_600_500],
      ["2024-01-01T00:00:00", "2025-01-01T00:00:00.5"],
      "as milliseconds since 1970, in UTC",
    ],
  ])("are read by the name %s and all of their values", async (name, numbers, values, words) => {
    const expected = { role: "time", values, notes: [`${name} is read ${words}.`] };
    const rows = numbers.map((number) => JSON.stringify({ [name]: number, x: "a" }));
    await withTable("t.ndjson", rows.join("\n"), async (table) => {
      expect(await read(table)).toEqual(expected);
    });
    await withTable("t.csv", [`${name},x`, ...numbers.map((n) => `${n},a`)].join("\n"), async (table) => {
      expect(await read(table)).toEqual(expected);
    });
  });

  it.each<[name: string, numbers: number[]]>([
    ["date", [20_240_131, 20_241_331]],
    ["date", [20_240_131, 5]],
    ["month", [1, 12]],
    ["revenue", [20_240_131, 20_250_201]],
    ["timestamp", [5, 1_704_067_200]],
  ])("but not %s with %j", async (name, numbers) => {
    await withTable("t.csv", [`${name},x`, ...numbers.map((n) => `${n},a`)].join("\n"), async (table) => {
      expect(await read(table)).toMatchObject({ values: numbers, notes: [] });
    });
  });
});
