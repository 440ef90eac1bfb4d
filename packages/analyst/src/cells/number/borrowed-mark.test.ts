import { describe, expect, it } from "vitest";
import { prepareAnalysis } from "../../analysis/prepare-analysis.js";
import { answerSentences } from "../../report/reading-words.js";
import { withTable } from "../../testing/table-file.js";
import type { CellOptions } from "../cell-options.js";

const question = "What is the mean income in the East?";

const answer = (content: string, asked = question, options: CellOptions = {}): Promise<string> =>
  withTable(
    "panel.csv",
    content,
    async (table) =>
      answerSentences(await prepareAnalysis({ table, question: asked, client: null, out: "unused" })),
    options,
  );

const table = (separator: string, ...rows: readonly string[]): string =>
  `${["region,day,income,weight", ...rows].join("\n").replaceAll(",", separator)}\n`;

const semicolons = table(";", "East,2024-03-17,20.500,0.639", "East,2024-03-18,14.300,1.2");
const dottedDates = table(",", "East,17.03.2024,20.500,0.639", "East,18.03.2024,14.300,1.2");
const mixed = table(",", "East,2024-03-17,20.500,0.639", "East,2024-03-18,900,1.2");
const plain = table(",", "East,2024-03-17,20.500,0.639", "East,2024-03-18,14.300,1.2");

describe("a measure whose decimal mark another column decides", () => {
  it.each([
    ["semicolons separate the columns", semicolons],
    ['dates are written as "17.03.2024" (day)', dottedDates],
    ['it is written next to "900" without a mark', mixed],
  ])(
    "is refused with both readings where something speaks for the other one: %s",
    async (reason, content) => {
      await expect(answer(content)).rejects.toMatchObject({
        code: "DECIMAL_AMBIGUOUS",
        message: `"20.500" in "income" fits both decimal marks: it is 20.500 with a decimal point, as in "weight" ("0.639"), and 20500 with a decimal comma, as is usual where ${reason}; say which mark is the decimal one`,
      });
    },
  );

  it("is named first, with the column that decides and the option that chooses the other reading, where nothing does", async () => {
    const text = await answer(plain);
    expect(text).toMatch(
      /^income is read with a decimal point only because weight has "0\.639": its "20\.500" is 20\.500 here; if it means 20500, use --decimal ,\. /,
    );
    expect(text).toContain("is 17.40. Read as: ");
    expect(text).toMatch(/, income with a decimal point as in weight\.$/);
  });

  // pandas.read_csv(…, sep=";", thousands=".").income.mean() is 17400, and 17.4 without thousands.
  it.each([
    [",", "17,400"],
    [".", "17.40"],
  ] as const)("is what the option says: --decimal %s", async (decimal, mean) => {
    const text = await answer(semicolons, question, { decimal });
    expect(text).toContain(`is ${mean}. Read as`);
    expect(text).not.toContain("only because");
  });

  it("is refused where it only filters rows, and not where the question does not use it", async () => {
    await expect(answer(semicolons, "How many rows have an income above 15?")).rejects.toMatchObject({
      code: "DECIMAL_AMBIGUOUS",
    });
    expect(await answer(semicolons, "What is the average weight in the East?")).not.toContain("income");
  });
});
