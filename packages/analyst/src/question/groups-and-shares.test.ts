import { describe, expect, it } from "vitest";
import { answerTo } from "../testing/answer-to.js";

const votes = `land,party,votes
North,Red,10
North,Blue,30
South,Red,50
South,Blue,10
`;
const rates = `place,sex,cause,rate
Urban,Male,Flu,10
Urban,Female,Flu,4
Rural,Male,Flu,20
Rural,Female,Flu,5
`;
const teachers = `rank,gender,age,score,visits
teaching,male,30,5,1
teaching,female,31,4,2
tenured,male,40,1,3
tenured,male,50,2,1
tenured,female,41,3,9
`;

describe("the parts of a question", () => {
  it("takes a noun behind an article for no verb: the votes of a place are the whole of a share", async () => {
    const said = await answerTo(
      "ballots.csv",
      votes,
      "What share of the votes in the North did the Red party get?",
    );
    expect(said).toContain("25.0 %");
  });

  it("compares the two values that are named, within the one that is named alone", async () => {
    const said = await answerTo(
      "deaths.csv",
      rates,
      "Is the flu rate of men higher in urban or in rural places?",
    );
    expect(said).toContain("Rural 20");
    expect(said).toContain("Urban 10");
  });

  it("takes people for no value that only begins like their name", async () => {
    const said = await answerTo(
      "evaluations.csv",
      teachers,
      "Do male teachers get better scores than female ones on average?",
    );
    expect(said).toContain("male 2.67");
    expect(said).not.toContain("rank");
  });

  it("compares what each person has, and not how many persons there are", async () => {
    const said = await answerTo("evaluations.csv", teachers, "Do men have more visits than women?");
    expect(said).toContain("average of visits");
  });

  it("counts what a column is called, and not the total of all columns", async () => {
    const boats = "boat,men,women,total\nA,1,5,6\nB,2,7,9\n";
    expect(await answerTo("lifeboats.csv", boats, "How many women were in the lifeboats?")).toContain(
      "The sum of women is 12.",
    );
  });

  it("reads a rate from a column of numbers per so many", async () => {
    const murders = "country,knife_murders_per_100k\nMali,3\nPeru,5\nOman,1\n";
    expect(
      await answerTo("safety.csv", murders, "Which country has the highest rate of knife murders?"),
    ).toContain("highest for Peru: 5");
  });

  it("finds a founding in the name of a column of years", async () => {
    const clubs = "club,foundingyear,members\nA,1900,3\nB,1950,4\nC,1960,9\n";
    expect(await answerTo("clubs.csv", clubs, "How many clubs were founded before 1955?")).toContain("is 2");
  });
});

describe("a question when a measure first passed a number", () => {
  const trade = "year,imports,exports\n2000,80,5\n2001,120,7\n2002,90,9\n2003,130,4\n";

  it.each([
    ["In which year did imports first exceed 100?", "imports is above 100 for the first time in 2001: 120."],
    ["When did exports reach 9 for the first time?", "exports is at least 9 for the first time in 2002: 9."],
    [
      "When did the number of imports first reach 125?",
      "imports is at least 125 for the first time in 2003: 130.",
    ],
    ["When did exports first fall below 5?", "exports is below 5 for the first time in 2003: 4."],
  ])("answers %s", async (question, answer) => {
    expect(await answerTo("trade.csv", trade, question)).toContain(answer);
  });

  it("says that it never did", async () => {
    expect(await answerTo("trade.csv", trade, "When did imports first exceed 500?")).toContain(
      "no row of it fits imports > 500",
    );
  });

  it("refuses several rows of one time", async () => {
    const twice = "year,town,imports\n2000,A,80\n2000,B,120\n2001,A,130\n2001,B,90\n";
    expect(await answerTo("trade.csv", twice, "When did imports first exceed 100?")).toContain(
      "NOT_IN_TABLE",
    );
  });
});

describe("an index", () => {
  const prices = (base: number): string =>
    `date,item,value\n2000-01-01,bread,${base}\n2000-01-01,milk,100\n2010-01-01,bread,140\n2010-01-01,milk,90\n`;

  it("is no price: it begins with 100 for everything", async () => {
    const question = "How much did bread cost in 2010?";
    expect(await answerTo("prices.csv", prices(100), question)).toContain("are an index");
    expect(await answerTo("prices.csv", prices(3), question)).toContain("140");
  });
});
