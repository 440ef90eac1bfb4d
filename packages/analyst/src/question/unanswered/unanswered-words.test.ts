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

describe("an end of a column that is better is known, or asked about", () => {
  const runs = `runner,country,run200m,score,shade
Ada,North,22.1,90,3
Bea,South,24.5,70,9
Cyd,North,23.0,80,5
`;
  it("the fastest has the least time, the best the most points, and the worst plague the most deaths", async () => {
    const plague = "Year,Plague\n1664,6\n1665,68596\n1666,1998\n";
    expect([
      ...(await answers("runs.csv", runs, ["Who was the fastest (run200m)?", "Who has the best score?"])),
      ...(await answers("plague.csv", plague, ["In which year was the plague worst (Plague)?"])),
    ]).toEqual([
      expect.stringContaining("for Ada: 22.10"),
      expect.stringContaining("for Ada: 90"),
      expect.stringContaining("in 1665: 68,596"),
    ]);
  });

  it("is asked about where its name does not tell", async () => {
    expect(await answers("runs.csv", runs, ["Who has the best shade?"])).toEqual(["NOT_IN_TABLE"]);
  });
});

it("nothing is counted that the question does not name, and no name counts as what is counted", async () => {
  const births = "Year,Males,Total\n1649,5,9\n1650,6,11\n1651,7,12\n";
  const votes = "vote,age\nClinton,30\nBush,40\nClinton,50\n";
  expect([
    ...(await answers("births.csv", births, ["How many people lived there in 1650?"])),
    ...(await answers("votes.csv", votes, [
      "How many people voted for Reagan?",
      "How many people voted for Clinton?",
    ])),
  ]).toEqual(["NOT_IN_TABLE", "NOT_IN_TABLE", expect.stringContaining("is 2.")]);
});

it("parentheses with a column's name are the column, though a member is called so too", async () => {
  const people = "married,earnings\nmarried,10\ndivorced,20\nmarried,30\n";
  expect(
    await answers("people.csv", people, [
      "Which marital status (married) has the highest earnings in total?",
    ]),
  ).toEqual([expect.stringContaining("for married: 40")]);
});

it("a relative pronoun asks for no one of them", async () => {
  const babies = "weight,smoke\n3000,0\n2500,1\n3200,0\n2700,1\n";
  expect(
    await answers("babies.csv", babies, ["What is the average weight of babies whose mothers smoke?"]),
  ).toEqual([expect.not.stringContaining("highest")]);
});

it("a question that begins with its rows or its groups asks once, and a change may ask who", async () => {
  const questions = [
    "For clinics in the North, what is the average number of beds?",
    "What is the beds per rating (beds divided by rating)?",
  ];
  const change = "How did sales change from 1990 to 1992, and which state rose by the most sales?";
  expect([
    ...(await answers("clinics.csv", clinics, questions)),
    ...(await answers("states.csv", states, [change])),
  ]).toEqual([
    expect.stringContaining("is 70."),
    expect.stringContaining("ratio of beds to rating"),
    expect.stringContaining("From 1990 to 1992 the sum of sales rose from 60 to 66"),
  ]);
});

it("does not take the rows of a value for those before or after it", async () => {
  const table = `week,campaign,signups
${["01-05", "01-12", "01-19", "01-26"].map((day) => `2026-${day},spring,50`).join("\n")}
${["02-02", "02-09", "02-16", "02-23"].map((day) => `2026-${day},summer,30`).join("\n")}
`;
  const questions = [
    "Did signups go down after the spring campaign?",
    "How did signups change before the summer?",
  ];
  expect(await answers("signups.csv", table, questions)).toEqual(["NOT_IN_TABLE", "NOT_IN_TABLE"]);
});
