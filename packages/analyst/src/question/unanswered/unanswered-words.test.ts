import { describe, expect, it } from "vitest";
import { prepareAnalysis } from "../../analysis/prepare-analysis.js";
import { AnalystError } from "../../error/analyst-error.js";
import { answerSentences } from "../../report/reading-words.js";
import { withTable } from "../../testing/table-file.js";

const clinics = `name,region,beds,rating,open_at_night
Alder,North,100,4.5,Yes
Birch,North,40,3.5,No
Cedar,South,70,4,Yes
Dogwood,South,60,2.5,No
Elm,East,30,5,Yes
`;
const states = `state,year,price,sales
A,1990,1,10
B,1990,2,20
C,1990,3,30
A,1991,2,11
B,1991,3,21
C,1991,4,31
A,1992,3,12
B,1992,4,22
C,1992,5,32
`;

const answers = (name: string, content: string, questions: readonly string[]): Promise<string[]> =>
  withTable(name, content, async (table) => {
    const said: string[] = [];
    for (const question of questions)
      said.push(
        await prepareAnalysis({ table, question, client: null, out: "unused" }).then(
          answerSentences,
          (error: unknown) => {
            if (error instanceof AnalystError) return error.code;
            throw error;
          },
        ),
      );
    return said;
  });

// The answer to the question without the added words would stand under the one with them.
describe("a word that asks for something is answered, or the question is refused", () => {
  const added: readonly string[] = [
    "per person",
    "each year",
    "in each district",
    "first",
    "at the start",
    "with the same name",
    "of the same kind",
    "as a percentage",
    "in euros",
    "and when",
    "and by how much",
    "and the lowest",
    "among the top ten",
    "in the lower half",
    "year on year",
    "at most",
    "with high ratings",
    "compared with the others",
    "last",
    "recently",
  ];
  it("behind a question for a number", async () => {
    const questions = added.map((words) => `What is the average number of beds in the North ${words}?`);
    expect(await answers("clinics.csv", clinics, questions)).toEqual(added.map(() => "NOT_IN_TABLE"));
  });

  it("in front of what is measured or chosen", async () => {
    const questions = [
      "old",
      "young",
      "latest",
      "same",
      "other",
      "single",
      "best",
      "bottom",
      "living",
    ].flatMap((word) => [
      `What is the average ${word} number of beds in the North?`,
      `Which ${word} clinic has the most beds?`,
    ]);
    expect(await answers("clinics.csv", clinics, questions)).toEqual(questions.map(() => "NOT_IN_TABLE"));
  });

  it("a part that the table does not know is no other word for a row", async () => {
    const questions = ["Which department has the most beds?", "How many beds are there in each city?"];
    expect(await answers("clinics.csv", clinics, questions)).toEqual(questions.map(() => "NOT_IN_TABLE"));
  });

  it("rows of states and years are counted as nothing else", async () => {
    const questions = ["How many cigarettes were there in 1990?", "How many smokers were there in 1991?"];
    expect(await answers("cigarettes.csv", states, questions)).toEqual(questions.map(() => "NOT_IN_TABLE"));
  });
});

it("words that are answered stay as they are", async () => {
  const questions = [
    "What is the average number of beds in the North?",
    "Which region has the most beds in total?",
    "How many clinics are open at night?",
    "What is the highest rating, and which clinic has it?",
    "How many states have a price above 2 in 1990?",
  ];
  expect([
    ...(await answers("clinics.csv", clinics, questions.slice(0, 4))),
    ...(await answers("cigarettes.csv", states, questions.slice(4))),
  ]).toEqual([
    expect.stringContaining("is 70."),
    expect.stringContaining("for North: 140"),
    expect.stringContaining("is 3."),
    expect.stringContaining("for Elm: 5"),
    expect.stringContaining("is 1."),
  ]);
});
