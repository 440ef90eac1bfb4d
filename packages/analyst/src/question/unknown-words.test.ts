import { describe, expect, it } from "vitest";
import { prepareAnalysis } from "../analysis/prepare-analysis.js";
import { AnalystError } from "../error/analyst-error.js";
import { answerSentences } from "../report/reading-words.js";
import { withTable } from "../testing/table-file.js";

const orders = `date,day,shop,product,smoker,price,tip,weight_kg,milk
2021-01-04,Mon,Alder,tea,Yes,10,1,2,5
2021-03-02,Tue,Alder,gas,No,20,2,4,6
2021-07-05,Mon,Birch,tea,No,30,5,6,7
2022-02-01,Tue,Birch,gas,Yes,40,3,8,8
2022-06-06,Mon,Cedar,tea,No,50,4,3,9
2023-07-04,Tue,Cedar,gas,Yes,60,9,5,4
`;

const answers = (questions: readonly string[]): Promise<string[]> =>
  withTable("sales.csv", orders, async (table) => {
    const said: string[] = [];
    for (const question of questions)
      said.push(
        await prepareAnalysis({ table, question, client: null, out: "unused" }).then(
          answerSentences,
          (error: unknown) => {
            if (error instanceof AnalystError && error.code === "NOT_IN_TABLE") return error.message;
            throw error;
          },
        ),
      );
    return said;
  });

const refused = (reason: string) => expect.stringContaining(`sales.csv cannot answer this: ${reason}`);

describe("a word that nothing in the table explains", () => {
  it("refuses the question, since the answer for all rows would be another one's", async () => {
    const questions: readonly [question: string, reason: string][] = [
      ["What is the average price of tea with a lemon?", 'it has no column, member or period for "lemon"'],
      [
        "What is the average price that vegetarian guests pay?",
        'nothing in it is called "vegetarian", "guests"',
      ],
      ["What was the highest price paid by new customers?", 'it has no column, member or period for "new"'],
      ["What was the average tip in the second half?", 'it has no column, member or period for "second"'],
    ];
    expect(await answers(questions.map(([question]) => question))).toEqual(
      questions.map(([, reason]) => refused(reason)),
    );
  });

  it("is only noted where it narrows nothing", async () => {
    const said = await answers([
      "What was the average milk production in 2021?",
      "How many shops sold gases?",
      "What was the average tip on Mondays?",
    ]);
    expect(said).toEqual([
      expect.stringContaining("The average of milk in 2021 is 6."),
      expect.stringContaining("where product is gas is 3."),
      expect.stringContaining("The average of tip where day is Mon is 3.33."),
    ]);
  });
});

describe("a computation that nothing here does", () => {
  it("is refused rather than left out", async () => {
    const questions: readonly [question: string, reason: string][] = [
      ["What was the average tip in fiscal year 2021?", "it has calendar years"],
      ["What is the moving average of the tip?", "moving averages are not computed"],
      ["What will the average tip be in 2023?", "it holds what was, and not what will be"],
      ["How likely is a tip?", "a probability is not computed"],
      ["What is the standard deviation of the tip?", "how much values vary"],
      ["What is the average weight in pounds?", "weight_kg is in kg"],
      ["How did the tip change over 2021, 2022 and 2023?", "it names 3 periods"],
      ["Which product has the highest tip in each shop?", "it groups by product and by shop"],
      ["How many sales won an Oscar?", 'no column, member or period of it is called "Oscar"'],
      ["Which tea has the highest tip?", "it asks which one"],
      ["How many different shops have a tip above 4?", "several rows have the same shop"],
    ];
    expect(await answers(questions.map(([question]) => question))).toEqual(
      questions.map(([, reason]) => refused(reason)),
    );
  });
});

describe("words that are read", () => {
  it("are those of the column that they name, rather than of a part of it", async () => {
    const content = "Group,Age,class,survived\nA,old,1st,1\nB,young,2nd,0\nB,old,1st,0\n";
    const said = await withTable("people.csv", content, async (table) => {
      const readings: (string | undefined)[] = [];
      for (const question of [
        "Which age group is the most common?",
        "How many people died?",
        "What percentage of first class people survived (1st)?",
      ]) {
        const prepared = await prepareAnalysis({ table, question, client: null, out: "unused" });
        readings.push(answerSentences(prepared));
      }
      return readings;
    });
    expect(said).toEqual([
      expect.stringContaining("By Age, the number of rows is highest for old: 2."),
      expect.stringContaining("where survived is 0 is 2."),
      expect.stringContaining("50.0 % of the rows where class is 1st have survived = 1: 1 of 2."),
    ]);
  });

  it("ask for a place, for both sides of yes and no, for a quotient, for the rest, for a season", async () => {
    const said = await answers([
      "Which shop has the second highest average tip?",
      "Do smokers tip more than non-smokers on average?",
      "What is the tip as a share of the price?",
      "What is the average tip excluding tea?",
      "How many sales were there in summer?",
    ]);
    expect(said).toEqual([
      expect.stringContaining("is second highest for Birch: 4."),
      expect.stringContaining("smoker = Yes 4.33 (3 rows) and smoker = No 3.67 (3 rows)"),
      expect.stringContaining("The ratio of tip to price is 0.114."),
      expect.stringContaining("where product != tea is 4.67."),
      expect.stringContaining("where date in summer (June to August) is 3."),
    ]);
  });
});
