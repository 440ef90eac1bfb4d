import { describe, expect, it } from "vitest";
import type { OpenTableOptions, Table } from "../table/open-table.js";
import { withTable } from "../testing/table-file.js";

const values = async (table: Table, column = "c0"): Promise<unknown[]> =>
  (await table.select(`SELECT ${column} FROM data ORDER BY rowid`, [])).map(([value]) => value);

/** The values of a column of these cells. */
async function column(
  cells: readonly string[],
  options: OpenTableOptions = {},
): Promise<{ kind: string | undefined; values: unknown[]; notes: readonly string[] }> {
  const content = `a,b\n${cells.map((cell) => `"${cell.replaceAll('"', '""')}",x`).join("\n")}\n`;
  return withTable(
    "t.csv",
    content,
    async (table) => ({ kind: table.columns[0]?.kind, values: await values(table), notes: table.notes }),
    options,
  );
}

describe("numbers as people write them", () => {
  const cases: [name: string, cells: string[], numbers: (number | null)[]][] = [
    ["as computers do", ["1", "-2.5", "+3", "1.5e-7"], [1, -2.5, 3, 1.5e-7]],
    ["in English", ["12,013.25", "1,234,567", "5", "0.5"], [12_013.25, 1_234_567, 5, 0.5]],
    ["in German", ["12.013,25", "1.234.567", "5", "0,5"], [12_013.25, 1_234_567, 5, 0.5]],
    ["in French", ["1 234,5", "12\u202f013,25", "7\u00a0000"], [1_234.5, 12_013.25, 7_000]],
    ["in Swiss", ["12'013.25", "1’234.5"], [12_013.25, 1_234.5]],
    ["in Indian groups", ["12,34,567.89", "1,00,000"], [1_234_567.89, 100_000]],
    ["with dollars", ["$12,013.25", "-$5", "($1,000)", "$-3.50"], [12_013.25, -5, -1_000, -3.5]],
    ["with euros", ["12.013,25 €", "-5,00 €", "€ 7"], [12_013.25, -5, 7]],
    ["with codes", ["CHF 1'000.50", "Fr. 12.00", "USD 5"].slice(0, 1), [1_000.5]],
    ["with a point in the currency", ["Fr. 12.50", "Fr. 1'000.00"], [12.5, 1_000]],
    ["with crowns", ["1 234,50 kr", "99 kr."].slice(0, 1), [1_234.5]],
    ["negative in brackets, behind or with a minus sign", ["(5)", "5-", "\u22125", "- 5"], [-5, -5, -5, -5]],
    ["in percent", ["12 %", "12.5%", "-3%"], [12, 12.5, -3]],
    [
      "with nothing in between",
      ["1", "n/a", "NA", "-", "#N/A", "null", "", "–", "None", "2"],
      [1, null, null, null, null, null, null, null, null, 2],
    ],
    ["without a zero", [".5", "-.25", "1.75"], [0.5, -0.25, 1.75]],
    ["beyond 2^53", ["9007199254740993", "1"].slice(1), [1]],
  ];
  it.each(cases)("%s", async (_, cells, numbers) => {
    expect(await column(cells)).toMatchObject({ kind: "number", values: numbers });
  });

  it.each<[string, string[]]>([
    ["codes with zeros in front", ["01234", "10115"]],
    ["two currencies", ["$5", "5 €"]],
    ["percent and plain", ["12 %", "0.5"]],
    ["wrong groups", ["1,23,4", "5"]],
    ["a range", ["1-2", "3"]],
    ["words", ["1", "2", "pending"]],
    ["versions", ["1.2.3", "1.10"]],
    ["phone numbers", ["030 1234567", "+49 30 1234"]],
  ])("%s stay text", async (_, cells) => {
    expect(await column(cells)).toMatchObject({ kind: "text", values: cells });
  });

  it("are decided from all values: one that fits only a comma makes 1.234 a thousand", async () => {
    const many = Array.from({ length: 5_000 }, () => "1.234");
    const found = await column([...many, "0,5"]);
    expect([found.values[0], found.values.at(-1)]).toEqual([1_234, 0.5]);
    expect(found.notes).toEqual(['a is read with a decimal comma: "1.234" is 1234.']);
  });

  it("are decided by another column of the table, or by the user, where their own values fit both", async () => {
    const content = "a;b\n1.234;0,5\n2.500;7,25\n";
    await withTable("t.csv", content, async (table) => expect(await values(table)).toEqual([1_234, 2_500]));
    const alone = ["1.234", "2.500"];
    expect((await column(alone, { decimal: "." })).values).toEqual([1.234, 2.5]);
    expect((await column(alone, { decimal: "," })).values).toEqual([1_234, 2_500]);
    await expect(column(alone)).rejects.toMatchObject({
      code: "DECIMAL_AMBIGUOUS",
      message:
        '"1.234" (line 2) in "a" has a decimal mark or groups thousands, and no value of the table decides; say which mark is the decimal one',
    });
  });

  it("of two conventions are asked for with a line of each; then each is read in the one that it fits", async () => {
    const cells = ["5", "12,013.25", "-12.013,25", "1.234", "0.125"];
    await expect(column(cells)).rejects.toMatchObject({
      code: "DECIMAL_AMBIGUOUS",
      message:
        '"a" is written in two ways: "12,013.25" (line 3) can only have a decimal point, "-12.013,25" (line 4) can only have a decimal comma; say which mark is the decimal one where a value fits both',
    });
    const comma = await column(cells, { decimal: "," });
    expect(comma.values).toEqual([5, 12_013.25, -12_013.25, 1_234, 0.125]);
    expect(comma.notes).toEqual([
      'a is read in two conventions, each value in the one that it fits: "12,013.25" is 12013.25, "-12.013,25" is -12013.25; those that fit both have a decimal comma.',
    ]);
    expect((await column(cells, { decimal: "." })).values).toEqual([5, 12_013.25, -12_013.25, 1.234, 0.125]);
  });

  it("are read as they must be, and it is said, where the user says otherwise", async () => {
    expect(await column(["12.5", "7"], { decimal: "," })).toEqual({
      kind: "number",
      values: [12.5, 7],
      notes: ['a is read with a decimal point: "12.5" fits nothing else.'],
    });
  });

  it("have the user's words for what is missing", async () => {
    const found = await column(["1", "k.A.", "soon"], { nulls: ["Soon"] });
    expect(found).toMatchObject({ kind: "number", values: [1, null, null] });
    expect(found.notes).toEqual(['2 values of a ("k.A.", "soon") count as missing.']);
  });
});

describe("dates as people write them", () => {
  const cases: [name: string, cells: string[], dates: (string | null)[]][] = [
    ["ISO", ["2026-04-03", "2026-12-31"], ["2026-04-03", "2026-12-31"]],
    [
      "ISO with times",
      ["2026-04-03T09:26:53Z", "2026-04-03 10:00"],
      ["2026-04-03T09:26:53", "2026-04-03T10:00:00"],
    ],
    ["ISO with zones", ["2020-01-01T00:30:00+02:00"], ["2019-12-31T22:30:00"]],
    ["year first with slashes", ["2026/4/3", "2026/12/31"], ["2026-04-03", "2026-12-31"]],
    ["day first", ["03/04/2026", "31/12/2026"], ["2026-04-03", "2026-12-31"]],
    ["month first", ["03/04/2026", "12/31/2026"], ["2026-03-04", "2026-12-31"]],
    ["German", ["3.4.2026", "01.02.2026"], ["2026-04-03", "2026-02-01"]],
    ["years of two digits", ["31.12.26", "01.01.70"], ["2026-12-31", "1970-01-01"]],
    [
      "with times of twelve hours",
      ["12/31/2026 1:05 PM", "1/2/2026 12:00 AM"],
      ["2026-12-31T13:05:00", "2026-01-02T00:00:00"],
    ],
    ["names of months", ["14 Mar 2026", "1 May 2026"], ["2026-03-14", "2026-05-01"]],
    ["names of months first", ["March 14, 2026", "Sep 1, 2026"], ["2026-03-14", "2026-09-01"]],
    ["German names", ["14. März 2026", "1. Dezember 2026"], ["2026-03-14", "2026-12-01"]],
    ["with hyphens", ["14-Mar-26", "01-Oct-26"], ["2026-03-14", "2026-10-01"]],
    ["months", ["2026-03", "2026-04"], ["2026-03-01", "2026-04-01"]],
    ["months by name", ["Mar 2026", "June 2026"], ["2026-03-01", "2026-06-01"]],
    ["quarters", ["2026-Q1", "2026 Q4"], ["2026-01-01", "2026-10-01"]],
    ["months of short years", ["Jan-24", "Dec-99"], ["2024-01-01", "1999-12-01"]],
    ["fiscal years", ["FY2025", "FY 2026"], ["2025-01-01", "2026-01-01"]],
    ["weeks", ["2026-W01", "2026W02"], ["2025-12-29", "2026-01-05"]],
    [
      "ISO without marks",
      ["20260403T140500", "20260403T140501Z"],
      ["2026-04-03T14:05:00", "2026-04-03T14:05:01"],
    ],
    [
      "with zones as forms write them",
      ["2026/01/05 9:01:02 AM GMT+1", "2026/01/05 9:01:02 PM GMT-10"],
      ["2026-01-05T08:01:02", "2026-01-06T07:01:02"],
    ],
    ["with nothing in between", ["2026-04-03", "n/a", ""], ["2026-04-03", null, null]],
  ];
  it.each(cases)("%s", async (_, cells, dates) => {
    expect(await column(cells)).toMatchObject({ kind: "time", values: dates });
  });

  it.each<[string, string[]]>([
    ["days that do not exist", ["2026-02-30", "2026-01-01"]],
    ["years, which are numbers", ["soon 2026", "2027"]],
  ])("%s stay text", async (_, cells) => {
    expect(await column(cells)).toMatchObject({ kind: "text", values: cells });
  });

  it("are asked for where day and month can be either, and told by the user", async () => {
    const cells = ["03/04/2026", "05/06/2026"];
    await expect(column(cells)).rejects.toMatchObject({
      code: "DATE_AMBIGUOUS",
      message:
        '"03/04/2026" (line 2) in "a" has the day or the month first, and no value of the column decides; say how its dates are written, dd/mm/yyyy or mm/dd/yyyy',
    });
    expect((await column(cells, { dateFormat: "dd/mm/yyyy" })).values).toEqual(["2026-04-03", "2026-06-05"]);
    expect((await column(cells, { dateFormat: "%m/%d/%Y" })).values).toEqual(["2026-03-04", "2026-05-06"]);
    expect((await column(cells, { dateFormat: "mdy" })).notes).toEqual(["a is read as month/day/year."]);
    await expect(column(cells, { dateFormat: "month" })).rejects.toMatchObject({ code: "BAD_OPTION" });
  });

  it("of two orders are asked for with a line of each; then each is read in the one that it fits", async () => {
    const cells = ["03/04/2026", "25/04/2026", "04/25/2026", "n/a"];
    await expect(column(cells)).rejects.toMatchObject({
      code: "DATE_AMBIGUOUS",
      message:
        '"a" is written in two ways: "25/04/2026" (line 3) can only have the day first, "04/25/2026" (line 4) can only have the month first; say how a date is written that fits both, dd/mm/yyyy or mm/dd/yyyy',
    });
    const dayFirst = await column(cells, { dateFormat: "dmy" });
    expect(dayFirst.values).toEqual(["2026-04-03", "2026-04-25", "2026-04-25", null]);
    expect(dayFirst.notes[0]).toBe(
      'a is read as day/month/year, "04/25/2026" and its like as month/day/year, since they fit nothing else.',
    );
    const monthFirst = await column(cells, { dateFormat: "mdy" });
    expect(monthFirst.values).toEqual(["2026-03-04", "2026-04-25", "2026-04-25", null]);
  });

  it("are read as they must be, and it is said, where the user says otherwise", async () => {
    const found = await column(["25/04/2026", "03/04/2026"], { dateFormat: "mm/dd/yyyy" });
    expect(found.values).toEqual(["2026-04-25", "2026-04-03"]);
    expect(found.notes).toEqual(['a is read as day/month/year, since "25/04/2026" fits nothing else.']);
  });

  it("in JSON are asked for as well", async () => {
    const json = '[{"d":"03/04/2026","n":"1.234,50"},{"d":"05/06/2026","n":"7"}]';
    await expect(withTable("t.json", json, async () => null)).rejects.toMatchObject({
      code: "DATE_AMBIGUOUS",
    });
    const read = withTable(
      "t.json",
      json,
      async (table) => [await values(table), await values(table, "c1")],
      { dateFormat: "dmy" },
    );
    expect(await read).toEqual([
      ["2026-04-03", "2026-06-05"],
      [1_234.5, 7],
    ]);
  });
});
