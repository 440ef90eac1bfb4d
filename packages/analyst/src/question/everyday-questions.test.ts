import { describe, expect, it } from "vitest";
import { answerTo } from "../testing/answer-to.js";

const rows = (count: number, row: (index: number) => string): string =>
  `${Array.from({ length: count }, (_, index) => row(index)).join("\n")}\n`;

const bikes = `mnth,season,workingday,casual,registered\n${rows(24, (i) => `${i % 2 === 0 ? "Jan" : "Feb"},${i % 4},${i % 2},${i},${2 * i}`)}`;
const films =
  'title,year,countries\nOne,1960,IT\nTwo,1961,"IT,FR"\nThree,1961,FR\nFour,1962,"US,IT"\nFive,1963,US\n';
const lands = `name,region,currency,independent,landlocked,area\nRiver,South,EUR,1,0,500\nHill,South,USD,1,1,90\nSand,North,EUR,0,0,700\nSnow,North,NOK,1,0,20\n`;
const sport = `name,sex,born,nation,sport\nA,f,2001-02-03,KEN,athletics\nB,m,1990-01-02,KEN,judo\nC,f,2000-05-06,GBR,judo\nD,m,1988-07-08,GBR,athletics\n`;
const survey = `year,workstat,happy,tvhours\n${rows(40, (i) => `${i < 20 ? 1994 : 2006},${i % 4 === 0 ? "retired" : "working"},${i % (i < 20 ? 5 : 2) === 0 ? "very happy" : "not happy"},${i % 3}`)}`;
const players = `player,wage,allstar,guard,center,points\n${rows(40, (i) => `P${i},${i % 10 === 0 ? 900 : 300},${i % 10 === 0 ? 1 : 0},${i % 2},${(i + 1) % 2},${i % 7}`)}`;
const homes = `year,price,area,nearinc,baths\n1978,100,10,1,1\n1978,200,10,0,3\n1981,300,20,1,2\n1981,500,20,0,4\n`;
const income = `item,item_type,item_revenue\nx,ad,1\ny,ad,1\nz,ad,2\nv,iap,36\n`;
const shows = `season,round,cash\n1,1,4\n1,2,6\n2,1,1\n2,2,3\n`;
const votes = `county,BUSH,GORE\nA,10,12\nB,30,20\nC,5,9\n`;
const checks = `year,shop,score\n2001,A,1\n2001,B,2\n2002,A,3\n2002,B,4\n2002,C,5\n2003,A,2\n`;

describe("questions as people type them", () => {
  it.each([
    ["bikes.csv", bikes, "in what mnth were the most casual", "highest for Feb: 144"],
    ["bikes.csv", bikes, "How many more rides did registered users make than casual ones?", "is 276."],
    [
      "films.csv",
      films,
      "How many films had Italy (IT) among their countries?",
      "where countries has IT is 3",
    ],
    ["films.csv", films, "How many films are from Italy (IT)?", "where countries has IT is 3"],
    [
      "countries.csv",
      lands,
      "what's the biggest country in the South and how big is it",
      "highest for River: 500",
    ],
    ["countries.csv", lands, "what is the second largest country", "second highest for River: 500"],
    [
      "countries.csv",
      lands,
      "How many countries and territories use the euro (EUR)?",
      "currency is EUR is 2",
    ],
    ["olympians.csv", sport, "how many of the athletes were born in 2000 or later", "is 2."],
    ["olympians.csv", sport, "how many athletes are from Kenya (KEN)", "where nation is KEN is 2"],
    ["olympians.csv", sport, "how many athletes are there in athletics", "where sport is athletics is 2"],
    [
      "survey.csv",
      survey,
      "how did the share of people who are very happy change between 1994 and 2006",
      "rose from 20 % to 50 %",
    ],
    [
      "survey.csv",
      survey,
      "in which survey year was the share of very happy people highest",
      "in 2006: 50 %",
    ],
    [
      "survey.csv",
      survey,
      "What work status has the highest share of very happy people?",
      "highest for retired",
    ],
    [
      "players.csv",
      players,
      "do all stars earn more than the rest, how much on average (wage)",
      "higher by 600",
    ],
    [
      "homes.csv",
      homes,
      "price per square foot (price/area) near the incinerator (nearinc) in 1981",
      "is 15.",
    ],
    ["homes.csv", homes, "do homes near the incinerator sell for less, and by how much", "by 150 than"],
    ["homes.csv", homes, "How many houses have 3 or more bathrooms?", "where baths >= 3 is 2"],
    ["homes.csv", homes, "what share of the houses is near the incinerator (nearinc)", "50.0 % of the rows"],
    ["revenue.csv", income, "what share of revenue comes from ads", "10.0 % of the sum of item_revenue"],
    [
      "shows.csv",
      shows,
      "was there more cash at stake on average in season 2 than in season 1?",
      "2 is lower by 3 than 1",
    ],
    [
      "shows.csv",
      shows,
      "How did the average cash change from season 1 to season 2?",
      "2 is lower by 3 than 1",
    ],
    ["votes.csv", votes, "In how many counties did Bush get more votes than Gore?", "BUSH - GORE > 0 is 1"],
    ["votes.csv", votes, "In how many counties did Bush get more than Gore?", "BUSH - GORE > 0 is 1"],
    [
      "cabinets.csv",
      "country,years\nitaly,1\nbelgium,2\nitaly,3\n",
      "How many Italian cabinets are there?",
      "is italy is 2",
    ],
    [
      "towns.csv",
      "town,side,deaths\nA,North,9\nB,South,5\nC,North,7\n",
      "How many deaths did northern towns have on average?",
      "side is North is 8",
    ],
    ["votes.csv", votes, "How many counties had a BUSH above average?", "BUSH > 15 is 1"],
    [
      "checks.csv",
      checks,
      "How many checks per year were there on average?",
      "is 2 per year on average, over 3",
    ],
  ])("%s: %s %s", async (name, content, question, said) => {
    expect(await answerTo(name, content, question)).toContain(said);
  });

  it.each([
    ["the most people", "countries.csv", lands, "which country in the South has the most people"],
    ["guards and centers are groups", "players.csv", players, "How much more do guards earn than centers"],
    ["an average of some rows", "checks.csv", checks, "How many checks in 2002 had a score above average?"],
  ])("are refused where another number would answer: %s", async (_, name, content, question) => {
    expect(await answerTo(name, content, question)).toMatch(/^NOT_IN_TABLE/);
  });

  it("take as an option what a sentence says", async () => {
    const { withTable } = await import("../testing/table-file.js");
    const { prepareAnalysis } = await import("../analysis/prepare-analysis.js");
    const read = (where: string) =>
      withTable("films.csv", films, (table) =>
        prepareAnalysis({
          table,
          question: "How many films are there?",
          client: null,
          out: "unused",
          where: [where],
        }),
      );
    await expect(read("countries has IT | FR")).resolves.toBeDefined();
    await expect(read("countries has XX")).rejects.toMatchObject({ code: "BAD_OPTION" });
    await expect(read("title has One")).rejects.toMatchObject({ code: "BAD_OPTION" });
  });
});
