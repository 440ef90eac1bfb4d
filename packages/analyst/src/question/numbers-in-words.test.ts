import { describe, expect, it } from "vitest";
import { answerTo } from "../testing/answer-to.js";

const batting = `name,hit,run,home_run\nA,150,40,31\nB,90,35,30\nC,120,28,12\nD,40,50,3\n`;
const armada = `Fleet,tons,soldiers,men\nPortugal,77,33,46\nVizca,65,19,28\nCastilla,87,24,41\n`;
const houses = `Rooms,ListPrice,SalePrice,YearBuilt,YearSold,MonthSold\n3,210,190,1950,2006,6\n4,200,220,1960,2006,8\n4,300,310,1970,2007,8\n5,250,230,1990,2007,8\n3,260,240,1991,2008,2\n3,100,90,1955,2008,3\n`;
const ice = `year,value\n1979,12.5\n1980,11.5\n1981,10.9\n1982,10.5\n1983,11.2\n`;
const midterms = `year,potus,party,house_change\n1899,A,Republican,-9.5\n1903,B,Republican,2.5\n1915,C,Democrat,-21.0\n1919,C,Democrat,-10.5\n`;
const kicks = `year,corps,deaths\n1880,I,3\n1880,II,4\n1881,I,5\n1881,II,1\n`;
const throws = `kind,day\nSL,2013-06-02\nSL,2013-06-20\nSL,2013-07-04\nFF,2013-07-31\nFF,2013-06-01\n`;
const births = `state,year,month,day,date,births\nNY,1980,1,1,1980-01-01,5\nNY,1980,1,28,1980-01-28,9\nNY,1980,2,1,1980-02-01,7\nTX,1980,2,1,1980-02-01,8\n`;
const vote = `state,clinton,trump\nIowa,41.7,51.1\nUtah,27.5,45.5\nOhio,43.6,51.7\n`;

describe("a comparison with a number", () => {
  it.each([
    ["batting.csv", batting, "How many players hit 30 home runs or more?", "home_run >= 30 is 2."],
    ["armada.csv", armada, "Which fleet with more than 40 men had the most soldiers?", "Portugal: 33"],
    ["houses.csv", houses, "How many houses went for over 200?", "SalePrice > 200 is 4."],
    ["ice.csv", ice, "In how many years since 1980 was it below 11?", "value < 11 is 2."],
    ["midterms.csv", midterms, "In how many years was house_change above zero?", "house_change > 0 is 1."],
  ])("is of the column that its words name: %s %#", async (file, table, question, said) => {
    expect(await answerTo(file, table, question)).toContain(said);
  });
});

describe("a time", () => {
  it.each([
    ["houses.csv", houses, "How many houses were sold in 2006?", "in 2006 is 2."],
    [
      "houses.csv",
      houses,
      "In which month are the most houses sold?",
      "By month of the year, the number of rows is highest in August: 3.",
    ],
    ["ice.csv", ice, "Which two years had the most ice?", "highest in 1979: 12.50. Next comes 1980 (11.50)."],
    ["throws.csv", throws, "How many throws were SL in June and in July?", "from 2 to 1"],
    ["births.csv", births, "What was the busiest single day for births in NY?", "highest in 1980-01-28: 9."],
  ])("is read as it is asked for: %s %#", async (file, table, question, said) => {
    expect(await answerTo(file, table, question)).toContain(said);
  });
});

describe("losses and shares", () => {
  it.each([
    ["midterms.csv", midterms, "Which president lost the most (house_change)?", "is lowest for C"],
    [
      "midterms.csv",
      midterms,
      "How does the average house_change compare between Democrat and Republican presidents?",
      "Democrat −15.75",
    ],
    ["kicks.csv", kicks, "Which corps lost the most men in 1881?", "highest for I: 5."],
    ["kicks.csv", kicks, "How many men died in 1880, and how many in 1881?", "from 7 to 6"],
    [
      "vote.csv",
      vote,
      "In which state did Trump get his highest share of the vote?",
      "highest for Ohio: 51.70",
    ],
    ["armada.csv", armada, "What part of the soldiers did Portugal carry?", "43.4 %"],
  ])("are computed of the right rows: %s %#", async (file, table, question, said) => {
    expect(await answerTo(file, table, question)).toContain(said);
  });

  it("are not those of women where the table knows no sex", async () => {
    expect(await answerTo("kicks.csv", kicks, "How many women died in 1880?")).toContain('"women"');
  });
});
