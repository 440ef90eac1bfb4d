import { describe, expect, it } from "vitest";
import { withTable } from "../testing/table-file.js";

const names = async (content: string): Promise<string[]> =>
  withTable("t.csv", content, async ({ columns }) => columns.map(({ name }) => name));

describe("a CSV without the names of its columns", () => {
  it.each([
    ["numbers", "2024,north,5\n2025,north,6\n", "numbers", "2024"],
    ["a date", "2024-01-01,north,5\n2025-01-01,south,6\n", "dates", "2024-01-01"],
    ["an amount", "north,12.5\nsouth,13\n", "numbers", "12.5"],
  ])("is refused where its first line has %s", async (_, content, kind, name) => {
    await expect(names(content)).rejects.toMatchObject({
      code: "TABLE_UNREADABLE",
      message: expect.stringMatching(
        `its first line seems to be a row, since a column of ${kind} is called "${name}"; the names of the columns must come first$`,
      ),
    });
  });

  it.each(["region,2024,2025", "answer,1,2", "index,0,1", "region,2024,total"])(
    "is not one with the names %s",
    async (header) => {
      expect(await names(`${header}\nn,5,6\n`)).toEqual(header.split(","));
    },
  );
});
