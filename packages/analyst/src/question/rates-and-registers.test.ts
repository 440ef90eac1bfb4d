import { describe, expect, it } from "vitest";
import { answerTo } from "../testing/answer-to.js";

const register = `Year,month,count\n1847,Nov,10\n1847,Dec,14\n1848,Nov,20\n1848,Dec,8\n`;
const drinkers = `Alcohol,Income,Status,Freq\n<1,0-50,Widow,4\n1-2,0-50,Married,2\n>2,0-50,Widow,1\n<1,>50,Married,9\n>2,>50,Widow,5\n>2,>50,Married,3\n`;
const ships = `type,operate,months,acc\nA,early,127.5,3\nA,late,63.5,4\nB,early,1095.0,29\nB,late,1512.0,44\n`;
const murders = `state,region,population,total\nOhio,North,1000000,20\nIowa,North,3000000,20\nTexas,South,2000000,80\nUtah,West,500000,5\n`;
const traffic = `state,year,fatal,pop\nal,1983,10,40000\noh,1983,30,60000\nal,1988,20,50000\noh,1988,40,50000\n`;
const admissions = `major,gender,admitted_pct,applicants\nA,men,62,800\nA,women,80,100\nB,men,60,500\nB,women,20,300\n`;
const store = `Segment,Region,Category,Sales,Quantity,Discount,Profit\nCorporate,South,Toys,100.5,1,0.2,20.1\nCorporate,North,Toys,50.5,2,0.4,5.1\nConsumer,South,Books,80.5,1,0,8.2\n`;
const orders = `id,date,item,price\nA-1,2015-01-30,x,4.5\nA-1,2015-01-30,y,5.5\nA-2,2015-02-01,x,4.5\nA-3,2015-02-02,y,5.5\nA-3,2015-02-02,y,5.5\n`;
const florida = `county,GORE,BUSH,NADER\nADAMS,40,10,3\nBAKER,20,60,4\n`;
const ratings = `series,episode,viewers\n1,1,2.5\n1,2,3.5\n2,1,5.5\n2,2,4.5\n2,3,5\n`;
const races = `Event,Year,Champion,Country,Time\nMen,1901,A,Kenya,02:30:10\nMen,1902,B,Kenya,02:30:10\nMen,1903,C,Japan,02:29:00\nWomen,1903,D,Kenya,02:49:00\n`;

describe("a table whose only number counts", () => {
  it.each([
    ["How many women were on the register in December 1848?", "in 1848-12 is 8."],
    ["How many fewer women were on the register in December 1848 than in December 1847?", "by 6"],
    [
      "In which month and year were the most women on the register, and how many were there?",
      "in 1848-11: 20",
    ],
    ["What was the average number of women on the register (count) in 1847?", "in 1847 is 12."],
  ])("counts what the question names: %s", async (question, said) => {
    expect(await answerTo("paris_register.csv", register, question)).toContain(said);
  });

  it("does not drop a word that narrows what is counted", async () => {
    const question = "How many tall women were on the register in December 1848?";
    expect(await answerTo("paris_register.csv", register, question)).toContain('"tall"');
    expect(await answerTo("drinkers.csv", drinkers, "Which income has the most red widows?")).toContain(
      '"red"',
    );
  });

  it.each([
    ["Which income group has the most people?", "highest for >50: 17"],
    ["Which income group has the most widows?", "highest for "],
    ["Which income group has the most people who drink more than 2 units a day (>2)?", "highest for >50: 8"],
    ["How many widows drink more than 2 units a day (>2)?", "is 6."],
  ])("takes a range in parentheses for the words before it: %s", async (question, said) => {
    expect(await answerTo("drinkers.csv", drinkers, question)).toContain(said);
  });
});

describe("an amount per another", () => {
  it.each([
    [
      "ships.csv",
      ships,
      "Which type of ship had the most accidents (acc) per month of service?",
      "highest for A: 0.0366",
    ],
    [
      "ships.csv",
      ships,
      "Which type had the most acc per month?",
      "the ratio of acc to months is highest for A",
    ],
    ["murders.csv", murders, "Which region has the most murders per 100,000 people?", "highest for South: 4"],
    ["murders.csv", murders, "How many murders per million inhabitants were there in the North?", "is 10."],
    [
      "traffic.csv",
      traffic,
      "How did deaths (fatal) per 10,000 inhabitants (pop) change between 1983 and 1988, taking all the states together?",
      "rose from 4 to 6",
    ],
    [
      "admissions.csv",
      admissions,
      "Over all the majors together, what percentage of the women who applied was admitted?",
      "weighted by applicants where gender is women is 35.",
    ],
    [
      "store.csv",
      store,
      "Which region has the highest profit margin?",
      "the ratio of Profit to Sales is highest for South: 0.156",
    ],
  ])("%s: %#", async (file, text, question, said) => {
    expect(await answerTo(file, text, question)).toContain(said);
  });

  it("does not divide by a number that only tells rows apart", async () => {
    const said = await answerTo(
      "ratings.csv",
      ratings,
      "Which series had the most viewers per episode (viewers)?",
    );
    expect(said).toContain("the average of viewers is highest for 2: 5");
  });

  it("refuses what the amount is not recorded for", async () => {
    const said = await answerTo(
      "murders.csv",
      murders,
      "Which region has the most murders per 100,000 cars?",
    );
    expect(said).toContain("cannot answer this");
  });
});

describe("words around what is asked", () => {
  it.each([
    ["store.csv", store, "What average discount do corporate customers in the South get?", "is 0.2."],
    ["orders.csv", orders, "How many orders (different ids) were placed in February?", "is 2."],
    [
      "florida.csv",
      florida,
      "By how many votes did Bush beat Gore over all the counties?",
      "BUSH is higher by 10",
    ],
    ["florida.csv", florida, "Who got more votes, Bush or Nader?", "BUSH is higher by 63"],
    [
      "boston-marathon.csv",
      races,
      "How many times has a runner from Kenya won?",
      "the number of rows where Country is Kenya is 3",
    ],
  ])("%s: %#", async (file, text, question, said) => {
    expect((await answerTo(file, text, question)).toLowerCase()).toContain(said.toLowerCase());
  });

  it("does not count lines of sales as customers", async () => {
    const said = await answerTo("store.csv", store, "How many corporate customers are there?");
    expect(said).toContain("cannot answer this");
  });
});

it("does not rank the only member of a column", async () => {
  const table = "year,country,area,count\n2016,US,Mexico,5.0\n2017,US,Mexico,7.0\n2017,US,China,2.0\n";
  const said = await answerTo(
    "migration.csv",
    table,
    "Which country did the most migrants come from in 2017?",
  );
  expect(said).toContain("all of its rows have the same country");
});

describe("times as tables write them", () => {
  it.each([
    [
      "donors.csv",
      "State,Quarter,Rate\nOhio,Q42010,0.5\nOhio,Q12011,0.6\nOhio,Q22011,0.75\n",
      "How did the average Rate change from 2010-Q4 to 2011-Q2?",
      "rose from 0.5",
    ],
    [
      "souvenirs.csv",
      `Month,Sales\n${["Jan", "Feb", "Mar"].flatMap((month) => [1992, 1993].map((year) => `${year} ${month},${year - 1990}`)).join("\n")}\n`,
      "How did sales in 1993 compare with those of 1992?",
      "rose from 6 to 9",
    ],
    [
      "rates.csv",
      "date,dm\n860102,0.5\n860203,0.75\n870105,0.25\n870206,0.5\n",
      "What was the average dm in 1987?",
      "in 1987 is 0.375",
    ],
  ])("%s", async (file, text, question, said) => {
    expect(await answerTo(file, text, question)).toContain(said);
  });
});
