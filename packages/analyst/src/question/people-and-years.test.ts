import { describe, expect, it } from "vitest";
import { answerTo } from "../testing/answer-to.js";

const crashes = `dead,seatbelt,sex,age,speed,yearacc,yearVeh
dead,none,m,40,55+,1999,1988
alive,belted,f,30,10-24,1999,1990
alive,belted,m,20,10-24,2000,1992
dead,belted,f,60,55+,2000,1995
dead,none,f,50,10-24,2000,1998
alive,none,m,25,55+,2000,1999
`;
const league = `Team,Wins,Losses,StrikeOuts\nCubs,103,58,1441\nTwins,59,103,1191\nReds,68,94,1241\nGiants,87,75,1309\n`;
const countries = `countries_and_areas,fertility_2018,births_2018\nNiger,6.9,1040\nItaly,1.3,470\nChad,5.8,650\n`;
const airlines = `firm,year,cost\n1,1970,10\n2,1970,20\n1,1975,30\n2,1975,40\n1,1984,50\n2,1984,60\n`;
const survey = `poverty,religion,country,age\nToo Little,yes,Norway,50\nAbout Right,yes,Norway,40\nToo Little,no,Sweden,30\nToo Little,no,Sweden,20\n`;
const loans = `id,has_second_income,loan_amount\n1,true,100\n2,false,200\n3,true,300\n`;

describe("people who died, and years of the rows", () => {
  it.each([
    ["How many people died in crashes in 1999, and how many in 2000?", "from 1 to 2"],
    ["What share of the belted occupants died?", "33.3 %"],
    ["How old were the people who died on average?", "is 50."],
    ["Which speed class (speed) has the highest share of deaths?", "highest for 55+: 66.7 %"],
  ])("are those of the column with their fate and of the accidents: %s", async (question, said) => {
    expect(await answerTo("crashes.csv", crashes, question)).toContain(said);
  });
});

describe("a year without a time in the table", () => {
  it.each([
    [
      "countries.csv",
      countries,
      "Which country had the highest fertility in 2018?",
      "highest for Niger: 6.90",
    ],
    ["mlb-2016.csv", league, "Which team won the most games in 2016?", "highest for Cubs: 103"],
  ])("is that of a column's or the file's name: %s %#", async (file, table, question, said) => {
    expect(await answerTo(file, table, question)).toContain(said);
  });

  it.each([
    ["countries.csv", countries, "Which country had the highest fertility in 2010?"],
    ["mlb-2016.csv", league, "Which team won the most games in 2015?"],
  ])("is refused where no name has it: %s %#", async (file, table, question) => {
    expect(await answerTo(file, table, question)).toContain("cannot answer");
  });

  it("is the part of a decade that parentheses give", async () => {
    const question = "Was the cost higher in the first half of the 1970s (1970 to 1974) or in the 1980s?";
    expect(await answerTo("us-airlines.csv", airlines, question)).toContain("From 1970–1974 to 1980–1989");
  });
});

describe("a number or a verb next to parentheses", () => {
  it.each([
    ["us-airlines.csv", airlines, "How much did airline 1 spend in 1984 (cost)?", "is 50."],
    [
      "league.csv",
      league,
      "Which two teams have the fewest strike outs (StrikeOuts)?",
      "lowest for Twins: 1,191",
    ],
  ])("is not swallowed by them: %s %#", async (file, table, question, said) => {
    expect(await answerTo(file, table, question)).toContain(said);
  });

  it("leaves borrowers what they are", async () => {
    expect(await answerTo("loans.csv", loans, "how many of the borrowers have a second income?")).toContain(
      "is 2.",
    );
  });
});

describe("people by their country or religion", () => {
  it.each([
    ["How many Swedes took part in the survey?", "country is Sweden is 2."],
    ["Are religious people older on average than those without a religion?", "religion = yes 45"],
    [
      "In which country do the most people, in per cent, say that too little is done (poverty = Too Little)?",
      "highest for Sweden: 100",
    ],
  ])("are members of its column: %s", async (question, said) => {
    expect(await answerTo("survey.csv", survey, question)).toContain(said);
  });
});
