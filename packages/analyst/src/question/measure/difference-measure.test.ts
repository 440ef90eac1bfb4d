import { expect, it } from "vitest";
import { prepareAnalysis } from "../../analysis/prepare-analysis.js";
import { answerSentences } from "../../report/reading-words.js";
import { withTable } from "../../testing/table-file.js";

const cars = `class,maker,cty,hwy,list_price,sale_price,exports,imports
suv,Alder,12,18,300,280,5,9
suv,Birch,14,18,400,390,7,8
compact,Alder,20,30,200,150,1,4
compact,Birch,22,29,250,240,2,2
compact,Cedar,,31,260,,3,1
`;

const answer = (question: string, options = {}): Promise<string> =>
  withTable("cars.csv", cars, async (table) =>
    answerSentences(await prepareAnalysis({ table, question, client: null, out: "unused", ...options })),
  );

it.each([
  ["How much higher is highway mileage than city mileage on average?", "average of hwy - cty", "6.75"],
  [
    "How much higher is highway mileage (hwy) than city mileage (cty) on average?",
    "average of hwy - cty",
    "6.75",
  ],
  [
    "What is the average difference between list price and sale price?",
    "average of list_price - sale_price",
    "22.5",
  ],
  ["What is the total of imports minus exports?", "sum of imports - exports", "6"],
  ["What is the average gap between hwy and cty of compact cars (class)?", "average of hwy - cty", "8.5"],
])("%s", async (question, measure, value) => {
  const said = await answer(question);
  expect(said).toContain(`The ${measure}`);
  expect(said).toMatch(new RegExp(`is ${value.replace(".", "\\.")}\\d?\\.`));
});

it("ranks members by a difference", async () => {
  expect(
    await answer("Which maker has the largest average difference between list price and sale price?"),
  ).toMatch(/highest for Alder: 35\b/);
});

it("is a measure that an option names", async () => {
  expect(await answer("What is the average by class?", { measure: "hwy - cty", by: "class" })).toMatch(
    /compact.*8\.5/,
  );
});

it("takes the aggregate from the words where an option names the measure", async () => {
  expect(await answer("What is the average of hwy by class?", { measure: "hwy" })).toMatch(
    /average of hwy is highest for compact: 30\./,
  );
  expect(await answer("What is the average of hwy by class?", { measure: "hwy", aggregate: "sum" })).toMatch(
    /sum of hwy is highest for compact: 90\b/,
  );
});

it("reads an explanation behind a name in parentheses, but no period", async () => {
  expect(await answer("What is the average amount (exports, in thousands) of suv cars (class)?")).toContain(
    "average of exports",
  );
  const said = await answer("What is the average amount (exports in 2021)?").catch(
    (error: Error) => error.message,
  );
  expect(said).not.toContain("average of exports is");
});

it("leaves a comparison of two groups or two periods as it was", async () => {
  expect(await answer("How much higher is the average list price of suv than of compact?")).toContain(
    "list_price",
  );
  expect(await answer("How much higher is the average list price of suv than of compact?")).not.toContain(
    " - ",
  );
});
