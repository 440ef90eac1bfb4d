import { describe, expect, it } from "vitest";
import { withTable } from "../testing/table-file.js";

const tableOf = (cells: readonly string[]): string =>
  ["a,b", ...cells.map((cell) => `"${cell}",x`)].join("\n");

describe("numbers with a unit", () => {
  it.each<[what: string, cells: string[], unit: string, values: number[]]>([
    ["the same behind each", ["5 kg", "7.5kg", "n/a", "1,200 kg"], "kg", [5, 7.5, 1_200]],
    ["spelled in several ways", ["1 hour", "2 hours", "3h"], "h", [1, 2, 3]],
    ["a decimal comma", ["1.234,5 kWh", "7,25 kWh"], "kWh", [1_234.5, 7.25]],
    ["a scale that all share, and a currency", ["$1.5 bn", "$2 bn", "-$3 bn"], "$ bn", [1.5, 2, -3]],
    ["letters that also stand for a currency", ["5 ft", "6 ft"], "ft", [5, 6]],
    ["signs that are not letters", ["12 m²", "-7.5 m²"], "m²", [12, -7.5]],
    ["temperatures", ["−5 °C", "21.5 °C"], "°C", [-5, 21.5]],
  ])("%s", async (_, cells, unit, values) => {
    await withTable("t.csv", tableOf(cells), async (table) => {
      expect(table.columns[0]).toMatchObject({ kind: "number", unit });
      const rows = await table.select("SELECT CAST(c0 AS DOUBLE) FROM data WHERE c0 IS NOT NULL", []);
      expect(rows.flat()).toEqual(values);
    });
  });

  it.each<[what: string, cells: string[]]>([
    ["two units", ["5 kg", "700 g"]],
    ["one without", ["5 kg", "7"]],
    ["another scale", ["1.5 million", "2 billion"]],
  ])("%s among them: the column stays text, and could be numbers", async (_, cells) => {
    await withTable("t.csv", tableOf(cells), async (table) => {
      expect(table.columns[0]).toMatchObject({ kind: "text", likelyKind: "number" });
    });
  });

  it.each(["%", "km/h", "°C", "ppm"])("in %s are averaged", async (unit) => {
    await withTable("t.csv", tableOf([`5 ${unit}`, `7 ${unit}`]), async (table) => {
      expect(table.columns[0]?.nature).toBe("level");
    });
  });

  it.each<[what: string, cells: string[], likelyKind: string | null]>([
    ["about and beyond", ["~5", ">7", "≥ 3"], "quantity"],
    ["scales as single letters", ["1.5k", "2M"], "quantity"],
    ["durations", ["1:30", "0:45"], "quantity"],
    ["zeros in front", ["00123", "00125"], "code"],
    ["ordinals", ["1st", "2nd", "3rd"], null],
    ["ranges", ["18-24", "25-34"], null],
    ["names with numbers", ["Route 66", "Gate 7"], null],
  ])("unlike %s", async (_, cells, likelyKind) => {
    await withTable("t.csv", tableOf(cells), async (table) => {
      expect(table.columns[0]).toMatchObject({ kind: "text", likelyKind });
    });
  });
});
