import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { slug } from "../run/csv-names.js";
import { text } from "../testing/arbitraries.js";
import { withTable } from "../testing/table-file.js";
import { toCsv } from "./csv.js";

describe("a CSV", () => {
  it("tells a missing value from an empty text, and quotes what has to be", () => {
    const rows = [["a,b", 'say "hi"', null, "", " x", "1\n2", -1.5, true, "9007199254740993"]];
    expect(toCsv({ columns: ["größe", "=1+1"], rows })).toBe(
      'größe,=1+1\n"a,b","say ""hi""",,""," x","1\n2",-1.5,true,9007199254740993\n',
    );
  });

  it("runs no formula in a spreadsheet when it is to be safe; numbers stay numbers", () => {
    const cells = ["=1+1", "+1", "-cmd", "@SUM(A1)", "\tx", "-5", -5, "a=b"];
    expect(toCsv({ columns: ["=x"], rows: [cells] }, { spreadsheetSafe: true })).toBe(
      "'=x\n'=1+1,'+1,'-cmd,'@SUM(A1),'\tx,-5,-5,a=b\n",
    );
  });

  it("is read back as what was written, without spaces around it; an empty text, as most readers do, as missing", async () => {
    const row = fc.tuple(
      text.filter((candidate) => !candidate.includes("\u0000")),
      fc.option(fc.integer()),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 8 }), async (rows) => {
        const content = toCsv({ columns: ["t", "n"], rows: [["settles the type", 1], ...rows] });
        await withTable("t.csv", content, async (table) => {
          const read = await table.select("SELECT c0, c1 FROM data", []);
          const member = (value: string): string | null =>
            value.replace(/^[ \t\r\n\u00a0\u202f\u2009]+|[ \t\r\n\u00a0\u202f\u2009]+$/g, "") || null;
          expect(read.slice(1)).toEqual(rows.map(([first, second]) => [member(first), second]));
        });
      }),
      { numRuns: 40 },
    );
  });
});

describe("a file name", () => {
  it.each([
    ["Change by industry", "change-by-industry"],
    ["../../etc/passwd", "etc-passwd"],
    ["Größe & Preis: 5 €", "grosse-preis-5"],
    ["數量", "table"],
    ["C:\\CON\u0000.csv", "c-con-csv"],
    ["x".repeat(400), "x".repeat(48)],
  ])("for %j is %s", (description, name) => {
    expect(slug(description.replace("ß", "ss"), "table")).toBe(name);
  });
});
