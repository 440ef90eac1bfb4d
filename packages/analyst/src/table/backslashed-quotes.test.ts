import { describe, expect, it } from "vitest";
import { withTable } from "../testing/table-file.js";

describe("quotes inside values that are written with a backslash", () => {
  it("are read as quotes, and the notes say so", async () => {
    const text = 'name,medals\n"Ray \\"Deerfoot\\" Bo",1\n"Tom, A.",2\n';
    const read = await withTable("sprint.csv", text, async ({ select, notes }) => ({
      first: (await select("SELECT * FROM data ORDER BY rowid", []))[0]?.[0],
      notes,
    }));
    expect(read).toEqual({
      first: 'Ray "Deerfoot" Bo',
      notes: ['Quotes inside values are written as \\" and were read as quotes.'],
    });
  });

  it("are read next to quotes behind spaces", async () => {
    const text = 'name,             country\n"Ray \\"Deer\\" Bo", "USA"\n"Lloyd ""L""",      "PAN"\n';
    const rows = await withTable("sprint.csv", text, ({ select }) =>
      select("SELECT * FROM data ORDER BY rowid", []),
    );
    expect(rows).toEqual([
      ['Ray "Deer" Bo', "USA"],
      ['Lloyd "L"', "PAN"],
    ]);
  });

  it("stay a fault where the file is not valid without the backslashes either", async () => {
    const text = 'path,n\n"C:\\",1\n"D:\\" x,2\n';
    await expect(withTable("t.csv", text, async () => null)).rejects.toMatchObject({
      code: "TABLE_UNREADABLE",
    });
  });
});
