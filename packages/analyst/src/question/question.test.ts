import { describe, expect, it } from "vitest";
import type { AnalyzeOptions } from "../analysis/analyze-options.js";
import { type PreparedAnalysis, prepareAnalysis } from "../analysis/prepare-analysis.js";
import { answerSentences } from "../report/reading-words.js";
import { withTable } from "../testing/table-file.js";
import { readingParts } from "./reading-parts.js";

const sales = `region,year,quarter,revenue,orders,unemployment_rate,population
North,2021,1,100,10,5.0,1000
North,2021,2,120,12,5.2,1000
North,2022,1,130,11,4.8,1010
North,2022,2,140,13,4.6,1010
South,2021,1,200,30,8.0,3000
South,2021,2,210,31,8.4,3000
South,2022,1,190,28,9.0,2990
South,2022,2,170,26,9.4,2990
East,2021,1,50,4,3.0,500
East,2021,2,55,5,3.2,500
East,2022,1,80,6,2.8,520
`;

type Options = Partial<AnalyzeOptions>;

const prepared = (
  question: string,
  options: Options = {},
  content = sales,
  name = "shops.csv",
): Promise<PreparedAnalysis> =>
  withTable(name, content, (table) =>
    prepareAnalysis({ table, question, client: null, out: "unused", ...options }),
  );

const sentences = async (
  question: string,
  options: Options = {},
  content = sales,
  name = "shops.csv",
): Promise<string> => answerSentences(await prepared(question, options, content, name));

// Every number here was computed with pandas from the same table.
describe("a question about a change", () => {
  it.each<[question: string, a: number, b: number]>([
    ["How did revenue change from 2021 to 2022?", 735, 710],
    ["How much more revenue was there in 2022 than in 2021?", 735, 710],
    ["What was the revenue in the first quarter of 2021 compared with Q1 2022?", 350, 400],
    ["How did the unemployment rate change between 2021 and 2022?", 6.944444444444445, 7.742488262910798],
    ["Did revenue in the South fall from 2021 to 2022?", 410, 360],
  ])("%s", async (question, a, b) => {
    const { change } = await prepared(question);
    expect(change.total?.valueA).toBeCloseTo(a, 9);
    expect(change.total?.valueB).toBeCloseTo(b, 9);
  });

  it("names the member that changed most, in the direction that is asked", async () => {
    expect(await sentences("Which region grew its revenue the most from 2021 to 2022?")).toContain(
      "By region, North rose the most: +50, from 220 to 270",
    );
    expect(await sentences("Which region lost the most revenue between 2021 and 2022?")).toContain(
      "By region, South fell the most: −50, from 410 to 360",
    );
  });

  it("compares of two years the months that both have", async () => {
    const content = "month,units\n2023-01-01,5\n2023-02-01,6\n2023-03-01,7\n2024-01-01,8\n2024-02-01,9\n";
    const { change, subject } = await prepared("How do the units of 2024 compare with 2023?", {}, content);
    expect([change.total?.valueA, change.total?.valueB]).toEqual([11, 17]);
    expect([subject.comparison?.a.label, subject.comparison?.b.label]).toEqual([
      "2023-01..2023-02",
      "2024-01..2024-02",
    ]);
  });
});

describe("a question without periods", () => {
  it.each<[question: string, value: number]>([
    ["What is the average revenue of South?", 192.5],
    ["What is the median number of orders?", 12],
    ["How many rows have a revenue above 150?", 4],
    ["How many different regions are there?", 3],
    ["What share of the revenue came from the South in 2021?", 0.5578231292517006],
    ["Is there a correlation between revenue and orders?", 0.9647985199103636],
    ["How are the revenues distributed?", 130],
    ["What was the highest revenue?", 210],
  ])("%s", async (question, value) => {
    expect((await prepared(question)).answer.value).toBeCloseTo(value, 9);
  });

  it.each<[question: string, members: [string, number][]]>([
    [
      "Which region had the highest revenue in 2022?",
      [
        ["South", 360],
        ["North", 270],
        ["East", 80],
      ],
    ],
    [
      "Which region earns the most revenue per order?",
      [
        ["East", 12.333333333333334],
        ["North", 10.652173913043478],
        ["South", 6.695652173913044],
      ],
    ],
    [
      "Is the average revenue of North higher than that of South?",
      [
        ["South", 192.5],
        ["North", 122.5],
      ],
    ],
  ])("%s", async (question, members) => {
    const { answer } = await prepared(question);
    expect(answer.ranking.map(({ member }) => member)).toEqual(members.map(([member]) => member));
    for (const [index, [, value]] of members.entries())
      expect(answer.ranking[index]?.value).toBeCloseTo(value, 9);
  });
});

describe("a question that the table cannot answer is refused with what it can", () => {
  it.each<[question: string, reason: RegExp]>([
    ["What was the revenue of the West?", /no column, member or period of it is called "West"/],
    ["What was the revenue in 2019?", /it has no rows of 2019: year and quarter goes from 2021-01-01/],
    ["How many employees are there in the North?", /it has no column/],
    ["What was the revenue of women?", /it has no column, member or period for "women"/],
  ])("%s", async (question, reason) => {
    await expect(prepared(question)).rejects.toMatchObject({
      code: "NOT_IN_TABLE",
      message: expect.stringMatching(reason),
    });
    await expect(prepared(question)).rejects.toThrow(/It can measure .*--measure .*--by region/);
  });

  it("a cause: what happened is told, and that the table does not tell why", async () => {
    expect(await sentences("Why did revenue fall in 2022?")).toMatch(
      /^The table tells how much, not why\. From 2021 to 2022 the sum of revenue fell from 735 to 710/,
    );
  });
});

describe("how a question was read", () => {
  it("is said, each part with the option that changes it", async () => {
    const { reading } = await prepared("Which region had the highest average revenue in 2022?");
    expect(reading === null ? [] : readingParts(reading)).toEqual([
      { part: "measure", value: "revenue", option: "--measure revenue" },
      { part: "aggregate", value: "average", option: "--aggregate average" },
      { part: "where", value: "year and quarter = 2022", option: '--where "year and quarter = 2022"' },
      { part: "by", value: "region", option: "--by region" },
      { part: "time", value: "year and quarter", option: "--time year" },
    ]);
  });

  it.each<[option: Options, summary: RegExp]>([
    [{ measure: "orders" }, /^From 2021 to 2022 the sum of orders fell from 92 to 84/],
    [{ aggregate: "median" }, /^From 2021 to 2022 the median of revenue rose from 110 to 140/],
    [{ where: ["region = North | East"] }, /^From 2021 to 2022 the sum of revenue rose from 325 to 350/],
    [{ where: ["orders >= 20"] }, /the sum of revenue fell from 410 to 360/],
    [{ compare: "2021-Q1:2022-Q1" }, /^From 2021-Q1 to 2022-Q1 the sum of revenue rose from 350 to 400/],
  ])("an option wins: %o", async (option, summary) => {
    expect(await sentences("How did revenue change from 2021 to 2022?", option)).toMatch(summary);
  });

  it.each<[where: string, message: RegExp]>([
    ["region", /give a condition such as/],
    ["place = North", /give one of the columns "region"/],
    ["region = West", /give a member of "region", such as "North"/],
    ["orders > many", /give a number/],
  ])("the condition %s is refused with what it could be", async (where, message) => {
    await expect(prepared("What is the revenue?", { where: [where] })).rejects.toMatchObject({
      code: "BAD_OPTION",
      message: expect.stringMatching(message),
    });
  });
});

describe("tables as they are", () => {
  it("a member that is the sum of the others is left out, which is said", async () => {
    const content = `part,year,deaths
Flood,2000,5
Storm,2000,7
Fire,2000,3
Everything,2000,15
Flood,2001,4
Storm,2001,9
Fire,2001,2
Everything,2001,15
Flood,2002,9
Storm,2002,1
Fire,2002,5
Everything,2002,15
`;
    const { answer, subject } = await prepared("Which part has the most deaths?", {}, content);
    expect(answer.ranking[0]).toMatchObject({ member: "Flood", value: 18 });
    expect(subject.assumptions).toContain(
      'part has the member "Everything", which is the sum of the others: its rows were left out.',
    );
  });

  it("a code for a missing value is left out, which is said", async () => {
    const content = "day,ozone\n1,41\n2,-99\n3,12\n4,-99\n5,28\n";
    const { answer, context } = await prepared("What is the average ozone?", {}, content);
    expect(answer.value).toBe(27);
    expect(context.table.notes.join(" ")).toContain("ozone has -99 in 2 rows");
  });

  it.each<[what: string, name: string, content: string, question: string, value: number]>([
    [
      "years as columns",
      "t.csv",
      "country,2000,2001,2002\nA,1,2,3\nB,4,5,6\n",
      "What was the value of country B in 2001?",
      5,
    ],
    [
      "months as columns next to a year",
      "t.csv",
      "YEAR,JAN,FEB,MAR,APR,MAY,JUN\n1998,1,2,3,4,5,6\n1999,7,8,9,10,11,12\n",
      "What was the average value in March 1999?",
      9,
    ],
    [
      "years with a fraction",
      "t.csv",
      "time,sold\n1949,112\n1949.083,118\n1949.167,132\n1950,115\n",
      "How many were sold in February 1949?",
      118,
    ],
    [
      "years in a column called time",
      "t.csv",
      "time,level\n1900,5.5\n1901,6.5\n1902,7.5\n",
      "What was the level in 1901?",
      6.5,
    ],
    [
      "months by their names next to a year",
      "t.csv",
      "Year,Month,Deaths\n1973,Jan,90\n1973,Feb,80\n1974,Jan,70\n1974,Feb,60\n",
      "How many deaths were there in February 1974?",
      60,
    ],
    [
      "a title and notes before the header",
      "t.csv",
      "Report of 2022\nby nobody\n\nregion;units\nNorth;5\nSouth;7\n",
      "How many units are there in the South?",
      7,
    ],
    [
      "the properties of GeoJSON",
      "t.geojson",
      JSON.stringify({
        type: "FeatureCollection",
        metadata: { count: 2 },
        features: [5.5, 4, 5].map((mag) => ({
          type: "Feature",
          properties: { mag, place: "x" },
          geometry: { type: "Point", coordinates: [1, 2] },
        })),
      }),
      "How many of them have a magnitude of 5 or more?",
      2,
    ],
  ])("%s", async (_, name, content, question, value) => {
    const { answer } = await prepared(question, {}, content, name);
    expect(answer.value).toBe(value);
  });
});

// Classes of wrong answers that other tables brought to light; the numbers were computed by hand.
describe("a question is not answered with another one's number", () => {
  const staff = `name,team,over_time,left,income,hits
Ann,Red,Yes,Yes,100,3
Bob,Red,Yes,No,200,4
Cid,Blue,No,No,300,9
Dee,Blue,Yes,No,400,1
Eve,Blue,No,Yes,500,5
`;
  const sightings = `name,year,month,wind
Ada,2005,6,40
Ada,2005,7,90
Bea,2005,7,70
Bea,2005,8,75
Cyd,2006,8,60
Cyd,2006,9,50
Cyd,2006,10,45
`;
  const rents = `state,variable,estimate
Ohio,income,30000
Ohio,rent,700
Utah,income,28000
Utah,rent,900
`;
  it.each<[what: string, name: string, content: string, question: string, value: number]>([
    [
      "a share among rows that a condition names first",
      "staff.csv",
      staff,
      "What share of the employees who work overtime left?",
      1 / 3,
    ],
    [
      "names that rows repeat are counted once",
      "storms.csv",
      sightings,
      "How many storms were there in 2005?",
      2,
    ],
    [
      "the strongest is one reading, not an average",
      "storms.csv",
      sightings,
      "Which storm had the strongest wind?",
      90,
    ],
    ["the most of what is counted is a sum", "staff.csv", staff, "Which team made the most hits?", 15],
    [
      "a member of a column of variables chooses what is measured",
      "rents.csv",
      rents,
      "Which state has the highest rent?",
      900,
    ],
    [
      "a time behind per divides nothing",
      "staff.csv",
      staff,
      "What is the average income per month of Red?",
      150,
    ],
  ])("%s", async (_, name, content, question, value) => {
    expect((await prepared(question, {}, content, name)).answer.value).toBeCloseTo(value, 9);
  });

  it.each<[what: string, content: string, question: string, reason: RegExp]>([
    [
      "a column that is named and not used",
      staff,
      "What is the average income where hits is?",
      /the question says "(?:hits|income)"/,
    ],
    [
      "values of unlike things",
      rents,
      "What is the average estimate?",
      /estimate is of several things, .*"income", "rent"/,
    ],
    [
      "a loss without a column of profit",
      staff,
      "Which team lost the most money?",
      /no column of profit or loss/,
    ],
  ])("%s is refused", async (_, content, question, reason) => {
    await expect(prepared(question, {}, content, "t.csv")).rejects.toMatchObject({
      code: "NOT_IN_TABLE",
      message: expect.stringMatching(reason),
    });
  });

  it("a change from one month to another compares the two", async () => {
    const content = "month,units\n2023-01-01,5\n2023-02-01,6\n2023-03-01,9\n";
    const { change } = await prepared("How did the units change from January to March 2023?", {}, content);
    expect([change.total?.valueA, change.total?.valueB]).toEqual([5, 9]);
  });

  it("of two readings that the words leave open, the other is named with its option", async () => {
    const content = "team,pages\nRed,2\nRed,2.5\nBlue,1\nBlue,1\nBlue,1\nBlue,2\n";
    expect(await sentences("Which team has the highest pages?", {}, content, "t.csv")).toContain(
      "By team, the average of pages is highest for Red: 2.25. Next comes Blue (1.25). By the sum of pages it is Blue: 5 (--aggregate sum).",
    );
  });
});
