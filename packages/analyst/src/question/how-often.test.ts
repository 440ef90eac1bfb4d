import { describe, expect, it } from "vitest";
import { answerTo } from "../testing/answer-to.js";

const rows = (count: number, row: string): string => `${row}\n`.repeat(count);
const stops = `searched,race,preRace,precinct\n${rows(4, "YES,Black,White,1")}${rows(6, "NO,Black,Black,2")}${rows(5, "YES,White,White,2")}${rows(45, "NO,White,White,5")}`;
const pitches = `kind,swing\n${rows(3, "SL,Yes")}${rows(1, "SL,No")}${rows(4, "FF,Yes")}${rows(6, "FF,No")}`;
const voyage = `survived,sex\n${rows(8, "yes,female")}${rows(2, "no,female")}${rows(3, "yes,male")}${rows(17, "no,male")}`;
const loans = `deny,afam,single\n${rows(2, "yes,yes,no")}${rows(2, "no,yes,yes")}${rows(1, "yes,no,yes")}${rows(7, "no,no,no")}`;

describe("how often something is true of groups", () => {
  it.each([
    ["stops.csv", stops, "Are Black people searched more often than White people?", "Black 40 %"],
    ["voyage.csv", voyage, "Were women more likely to survive than men?", "female 80 %"],
    ["voyage.csv", voyage, "Which sex was most likely to survive?", "highest for female: 80.0 %"],
    [
      "pitches.csv",
      pitches,
      "Which kind gets the most swings in per cent of the pitches?",
      "highest for SL: 75.0 %",
    ],
    ["pitches.csv", pitches, "What percentage of the pitches were swung at?", "50.0 %"],
  ])("is a share of each and no number of rows: %s %#", async (file, table, question, said) => {
    expect(await answerTo(file, table, question)).toContain(said);
  });

  it("is not answered where the question does not say what is true, or of whom", async () => {
    expect(
      await answerTo("stops.csv", stops, "Are Black people fined more often than White people?"),
    ).toContain("cannot answer");
    expect(await answerTo("voyage.csv", voyage, "How likely was a man to survive?")).toContain(
      "cannot answer",
    );
  });
});

describe("a member of several columns", () => {
  it("is that of the column whose name stands before it in parentheses", async () => {
    const question = "What percentage of the black applicants (afam = yes) was denied a loan?";
    expect(await answerTo("loans.csv", loans, question)).toContain("50.0 % of the rows where afam is yes");
  });

  it("is that of the column without a qualifier in its name, and the answer says so", async () => {
    const answer = await answerTo("stops.csv", stops, "How many Black people were searched?");
    expect(answer).toContain("race is Black");
    expect(answer).toContain("is 4.");
  });

  it("is numbered by an ordinal before the last word of its column's name", async () => {
    const named = stops.replace("precinct", "policePrecinct");
    expect(
      await answerTo("stops.csv", named, "How many White people were searched in the second precinct?"),
    ).toContain("policePrecinct is 2 is 5.");
  });
});
