import { expect, it } from "vitest";
import { prepareAnalysis } from "../analysis/prepare-analysis.js";
import { answerSentences } from "../report/reading-words.js";
import { withTable } from "../testing/table-file.js";

const cities = "city,population,density\nA,100,5\nB,,6\nC,NA,7\nD,50,8\n";

const answer = (question: string, where: string): Promise<string> =>
  withTable("cities.csv", cities, async (table) =>
    answerSentences(await prepareAnalysis({ table, question, where: [where], client: null, out: "unused" })),
  );

it.each([
  ["population is missing", 2],
  ["Population is not missing", 2],
])("counts the rows where %s", async (where, count) => {
  expect(await answer("How many cities are there?", where)).toContain(`is ${count}.`);
});

it("averages over the rows with a value", async () => {
  expect(await answer("What is the average density?", "population is not missing")).toContain("is 6.50");
});

it("names the columns if there is no such column", async () => {
  await expect(answer("How many cities are there?", "mayor is missing")).rejects.toThrow(
    /cannot use the condition "mayor is missing"; give one of the columns "city", "population", "density"/,
  );
});

it("says that no row lacks a value", async () => {
  await expect(answer("How many cities are there?", "density is missing")).rejects.toThrow(
    "no row of it fits density is missing",
  );
});
