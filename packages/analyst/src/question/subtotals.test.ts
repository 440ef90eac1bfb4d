import { describe, expect, it } from "vitest";
import { prepareAnalysis } from "../analysis/prepare-analysis.js";
import { answerSentences } from "../report/reading-words.js";
import { withTable } from "../testing/table-file.js";

const trade = `country,year,exports
${[
  ["2019", 100, 50, 150, 70, 30, 100, 250],
  ["2020", 90, 55, 145, 75, 35, 110, 255],
  ["2021", 95, 65, 160, 70, 40, 110, 270],
]
  .flatMap(([year, ...values]) =>
    ["Germany", "France", "Europe", "Japan", "India", "Asia", "World"].map(
      (name, at) => `${name},${year},${values[at]}`,
    ),
  )
  .join("\n")}
`;

const answer = (content: string, question: string): Promise<{ text: string; said: readonly string[] }> =>
  withTable("trade.csv", content, async (table) => {
    const prepared = await prepareAnalysis({ table, question, client: null, out: "unused" });
    return { text: answerSentences(prepared), said: prepared.subject.assumptions };
  });

describe("members that are sums of others", () => {
  it.each([
    ["Which country had the highest exports in 2021?", "is highest for Germany: 95"],
    ["How did total exports change from 2019 to 2021?", "from 250 to 270"],
  ])("are left out: %s", async (question, expected) => {
    const { text, said } = await answer(trade, question);
    expect(text).toContain(expected);
    expect(said).toContain(
      'country has the members "Europe", "Asia", each of which is the sum of members next to it: their rows were left out.',
    );
    expect(said).toContain(
      'country has the member "World", which is the sum of the others: its rows were left out.',
    );
  });

  it("stay where the sum comes out by chance, or not always", async () => {
    const almost = trade
      .replace("Europe,2020,145", "Europe,2020,146")
      .replace("World,2020,255", "World,2020,256");
    const { said } = await answer(almost, "Which country had the highest exports in 2021?");
    expect(said.join(" ")).not.toContain('"Europe"');
    const small =
      "shop,year,sales\nA,2020,1\nA,2021,2\nA,2022,1\nB,2020,1\nB,2021,1\nB,2022,2\nC,2020,2\nC,2021,3\nC,2022,3\nD,2020,9\nD,2021,9\nD,2022,8\n";
    const { text } = await answer(small, "Which shop had the lowest sales in 2022?");
    expect(text).toContain("is lowest for A: 1");
    expect(text).toContain("C (3)");
  });
});

describe("months and quarters of years as columns", () => {
  it.each([
    [
      "product,2023-01,2023-02,2023-03,2023-04",
      "How did sales change from January 2023 to April 2023?",
      "months",
    ],
    [
      "product,Jan-23,Feb-23,Mar-23,Apr-23",
      "How did sales change from January 2023 to April 2023?",
      "months",
    ],
    [
      "product,Jan 2023,Feb 2023,Mar 2023,Apr 2023",
      "How did sales change from January 2023 to April 2023?",
      "months",
    ],
    ["product,Q1 2022,Q2 2022,Q3 2022,Q4 2022", "How did sales change from Q1 2022 to Q4 2022?", "quarters"],
    ["product,2022-Q1,2022-Q2,2022-Q3,2022-Q4", "How did sales change from Q1 2022 to Q4 2022?", "quarters"],
  ])("are read as rows: %s", async (header, question, kind) => {
    const { text, said } = await withTable(
      "sales.csv",
      `${header}\nA,10,12,11,9\nB,4,5,6,7\n`,
      async (table) => {
        const prepared = await prepareAnalysis({
          ...{ table, question: question.replace("sales", "the value"), client: null, out: "unused" },
          aggregate: "sum",
        });
        return { text: answerSentences(prepared), said: prepared.context.table.notes };
      },
    );
    expect(text).toContain("from 14 to 16");
    expect(said.join(" ")).toContain(`are ${kind}: each row was read as one row for each of them`);
  });
});
