import { expect, it } from "vitest";
import { withTable } from "../testing/table-file.js";

it("members are read without the spaces around them, and it is said", async () => {
  const content = 'region,amount\nn,1\n" n ",2\n"n\u00a0",3\n"  ",4\n';
  await withTable("t.csv", content, async ({ select, notes, columns }) => {
    expect(await select("SELECT c0, CAST(sum(c1) AS INTEGER) FROM data GROUP BY 1 ORDER BY 2", [])).toEqual([
      [null, 4],
      ["n", 6],
    ]);
    expect(columns[0]).toMatchObject({ distinct: 1, missing: 1 });
    expect(notes).toEqual(["2 values of region are read without the spaces around them."]);
  });
});

it("texts of JSON keep their spaces, and are texts without a letter as well", async () => {
  const rows = ["n", " n ", "", "n"].map((region) => JSON.stringify({ region, amount: 1 }));
  await withTable("t.ndjson", rows.join("\n"), async ({ select, notes }) => {
    expect(await select("SELECT c0, count(*) FROM data GROUP BY 1 ORDER BY 1", [])).toEqual([
      ["", 1],
      [" n ", 1],
      ["n", 2],
    ]);
    expect(notes).toEqual([]);
  });
});

it.each<[what: string, times: string[], notes: string[]]>([
  [
    "times of other zones",
    ["2026-01-01T00:30:00+02:00", "2026-01-01T12:00:00Z", "2026-01-02T00:00:00+00:00"],
    ['at is read in UTC, to which 1 time of another zone is moved, such as "2026-01-01T00:30:00+02:00".'],
  ],
  [
    "times with and without a zone",
    ["2026-01-01 00:30:00-0500", "2026-01-01 12:00:00-0500", "2026-01-02 00:00:00"],
    [
      'at is read in UTC, to which 2 times of other zones are moved, such as "2026-01-01 00:30:00-0500"; those without a zone are read as UTC.',
    ],
  ],
  ["times in UTC", ["2026-01-01T00:30:00Z", "2026-01-01T12:00:00+00:00"], []],
  ["dates", ["2026-01-01", "2026-01-02"], []],
])("what is said of %s", async (_, times, notes) => {
  await withTable("t.csv", ["at,b", ...times.map((time) => `${time},1`)].join("\n"), async (table) => {
    expect(table.notes).toEqual(notes);
    expect(table.columns[0]?.kind).toBe("time");
  });
});
