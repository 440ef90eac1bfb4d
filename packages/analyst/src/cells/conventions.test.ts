import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Table } from "../table/open-table.js";
import { withTable } from "../testing/table-file.js";

/** How people of a country write numbers. */
interface Convention {
  readonly name: string;
  readonly group: string;
  readonly decimal: "." | ",";
  readonly before: string;
  readonly after: string;
  /** Brackets for what is negative, as bookkeepers write. */
  readonly isBracketed: boolean;
}

const conventions: readonly Convention[] = [
  { name: "computers", group: "", decimal: ".", before: "", after: "", isBracketed: false },
  { name: "English", group: ",", decimal: ".", before: "", after: "", isBracketed: false },
  { name: "dollars", group: ",", decimal: ".", before: "$", after: "", isBracketed: true },
  { name: "German", group: ".", decimal: ",", before: "", after: "", isBracketed: false },
  { name: "euros", group: ".", decimal: ",", before: "", after: " €", isBracketed: false },
  { name: "French", group: "\u202f", decimal: ",", before: "", after: "", isBracketed: false },
  { name: "Swiss", group: "'", decimal: ".", before: "CHF ", after: "", isBracketed: false },
  { name: "Swiss, short", group: "'", decimal: ".", before: "Fr. ", after: "", isBracketed: false },
  { name: "percent", group: "", decimal: ",", before: "", after: " %", isBracketed: false },
];

/** Cents as they are written. */
function written(cents: number, { group, decimal, before, after, isBracketed }: Convention): string {
  const whole = String(Math.trunc(Math.abs(cents) / 100)).replace(/\B(?=(\d{3})+$)/g, group);
  const text = `${before}${whole}${decimal}${String(Math.abs(cents) % 100).padStart(2, "0")}${after}`;
  if (cents >= 0) return text;
  return isBracketed ? `(${text})` : `-${text}`;
}

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;
const columnOf = async (table: Table, id: string): Promise<unknown[]> =>
  (await table.select(`SELECT ${id} FROM data ORDER BY rowid`, [])).map(([value]) => value);

const cents = fc.array(fc.integer({ min: -500_000_000, max: 500_000_000 }), { minLength: 1, maxLength: 8 });

describe("amounts of every convention, few or many of them different", () => {
  it.each(conventions)("$name", async (convention) => {
    await fc.assert(
      fc.asyncProperty(cents, fc.constantFrom(1, 9), async (amounts, times) => {
        // Some value with digits before and behind, so that its marks are beyond doubt.
        const all = Array.from({ length: times }, () => [123_456_789, ...amounts]).flat();
        const rows = all.map((amount, index) => `${quoted(written(amount, convention))},${index}`);
        await withTable("t.csv", `amount,row\n${rows.join("\n")}\n`, async (table) => {
          expect(await columnOf(table, "c0")).toEqual(all.map((amount) => amount / 100));
          expect(await columnOf(table, "c1")).toEqual(all.map((_, index) => index));
        });
      }),
      { numRuns: 8 },
    );
  });
});

describe("a table of several conventions", () => {
  it("has each column read in its own, where its values decide", async () => {
    const [german, english] = [conventions[4], conventions[2]];
    if (german === undefined || english === undefined) throw new Error("there are conventions");
    const rows = [123_456_789, -5, 100].map(
      (amount) => `${quoted(written(amount, german))};${quoted(written(amount, english))};"1.234"`,
    );
    // Two marks in one table leave open what 1.234 is.
    await expect(withTable("t.csv", `a;b;c\n${rows.join("\n")}\n`, columnsOf)).rejects.toThrow(
      '"1.234" (line 2) in "c" has a decimal mark or groups thousands',
    );
    await withTable(
      "t.csv",
      `a;b;c\n${rows.join("\n")}\n`,
      async (table) => {
        expect(await columnOf(table, "c0")).toEqual([1_234_567.89, -0.05, 1]);
        expect(await columnOf(table, "c1")).toEqual([1_234_567.89, -0.05, 1]);
        expect(await columnOf(table, "c2")).toEqual([1_234, 1_234, 1_234]);
      },
      { decimal: "," },
    );
  });

  it("in one column has no numbers, and the first of each is named when it is measured", async () => {
    await withTable("t.csv", 'a\n"1.234,50 €"\n"$1,234.50"\n"1.234,50 €"\n', async (table) => {
      expect(table.columns[0]).toMatchObject({ kind: "text", likelyKind: "number" });
    });
  });

  it("keeps numbers with an exponent among grouped ones", async () => {
    await withTable("t.csv", 'a\n"1.5e7"\n"1,234.50"\n"2E-3"\n', async (table) => {
      expect(await columnOf(table, "c0")).toEqual([15_000_000, 1_234.5, 0.002]);
    });
  });
});

const columnsOf = async (table: Table): Promise<unknown> => table.columns;

describe("odd tables", () => {
  it("of one row are read", async () => {
    await withTable("t.csv", "day,amount\n2026-03-04,5\n", async (table) => {
      expect(table.columns.map(({ kind }) => kind)).toEqual(["time", "number"]);
    });
  });

  it("have empty columns, which are text of nothing", async () => {
    await withTable("t.csv", "a,b,c\n1,,\n2,,\n", async (table) => {
      expect(table.columns.map(({ kind, missing }) => [kind, missing])).toEqual([
        ["number", 0],
        ["text", 2],
        ["text", 2],
      ]);
    });
  });

  it("have cells of a megabyte, next to numbers", async () => {
    const long = "word ".repeat(200_000);
    await withTable("t.csv", `a,b\n"${long}",1\nx,2\n`, async (table) => {
      expect((await columnOf(table, "c0"))[0]).toBe(long.trim());
      expect(table.columns[1]?.kind).toBe("number");
    });
  });

  it("have formulas that some program wrote as text, which stay text", async () => {
    await withTable("t.csv", 'a,b\n=1+1,1\n"=HYPERLINK(""x"")",2\n', async (table) => {
      expect(await columnOf(table, "c0")).toEqual(["=1+1", '=HYPERLINK("x")']);
    });
  });
});
