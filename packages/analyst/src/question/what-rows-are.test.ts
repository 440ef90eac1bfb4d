import { describe, expect, it } from "vitest";
import { answerTo } from "../testing/answer-to.js";

const tips = `total_bill,tip,smoker,day,time\n10.5,1.5,Yes,Sun,Dinner\n20.25,3,No,Sat,Dinner\n30,6,Yes,Sat,Dinner\n8.75,1,No,Thur,Lunch\n`;
const jobs = `sleep,profession\n<6,pilots\n6-8,pilots\n>8,pilots\n>8,control\n`;
const wages = `wage,union\n12,yes\n14,yes\n8,no\n9,no\n10,no\n11,no\n`;
const cars = `make,price,foreign\nFiat,3000,1\nAudi,9000,1\nFord,4000,0\nJeep,5000,0\n`;
const armada = `Armada,soldiers,sailors\nPortugal,3330,1293\nVizca,1937,863\nGaleras,100,362\n`;
const loans = `funded_amnt,int_rate,term,state,Class\n16100.5,13.99,term_36,CA,good\n6000,12.99,term_60,CA,bad\n12000,14.5,term_60,VA,good\n`;
const gases = `gas,year,concentration\n${Array.from({ length: 12 }, (_, at) => `CO2,${200 * at + 20},${280 + at}`).join("\n")}\n`;
const episodes = `season,episode,queens\nS01,1,9\nS01,2,8\nS02,1,12\nS02,2,11\nS02,3,10\n`;
const walks = `Steps,Miles,Weather,Day,Walk\n2000,1,rain,M,0\n5000,3,rain,T,1\n6000,4,sun,W,1\n1000,5,sun,M,0\n`;
const premiums = `date,group,premium\n2021-01-01,United States,200\n2021-01-01,East Asia,90\n2022-01-01,United States,210\n2022-01-01,East Asia,95\n`;
const people = `Location,Year,Sex,Value\nJapan,2000,Male,6100\nJapan,2000,Female,6500\nJapan,2010,Male,6200\nJapan,2010,Female,6600\n`;
const states = `year,NSW,Vic,Qld,SA\n1990,5800,4300,2900,1400\n1997,6274,4605,3401,1480\n`;
const warming = `date,anomaly\n1916-01-01,-0.4\n1916-02-01,-0.2\n2016-01-01,1.1\n2016-02-01,0.9\n`;
const deaths = `state,year,pop,fatal\ntx,1984,16000000,3913\ntx,1985,16370000,3678\nca,1984,25800000,5000\nca,1985,26365000,4999\n`;

describe("what the rows are", () => {
  it.each([
    ["tips.csv", tips, "How many of the dinner bills were paid by smokers?", "smoker is Yes is 2"],
    ["lending.csv", loans, "How many loans went to California (CA)?", "where state is CA is 2"],
    ["armada.csv", armada, "How many fleets had more sailors than soldiers?", "is 1"],
    [
      "show.csv",
      episodes,
      "How many episodes did each season have, and which season had the most?",
      "highest for S02: 3",
    ],
    ["walks.csv", walks, "How many days of rain are there?", "is 2"],
    ["poll.csv", jobs, "How many people were asked?", "is 4"],
    ["peoples.csv", people, "How many women were there in Japan in 2010?", "6,600"],
    ["deaths.csv", deaths, "How many people died in Texas (tx) in 1985?", "3,678"],
  ])("%s: %s%s", async (file, table, question, answer) => {
    expect(await answerTo(file, table, question)).toContain(answer);
  });
});

describe("the words around a measure", () => {
  it.each([
    ["tips.csv", tips, "On which day of the week are tips the highest on average?", "highest for Sat: 4.5"],
    [
      "tips.csv",
      tips,
      "What share of the total bill do people leave as a tip?",
      "The ratio of tip to total_bill is 0.165",
    ],
    [
      "jobs.csv",
      jobs,
      "What percentage of the pilots sleep more than 8 hours?",
      "33.3 % of the rows where profession",
    ],
    [
      "pay.csv",
      wages,
      "Do union members earn more per hour than the others, and by how much?",
      "higher by 3.5",
    ],
    [
      "cars.csv",
      cars,
      "Are foreign cars (foreign = 1) more expensive than domestic ones on average?",
      "higher by 1,500",
    ],
    ["lending.csv", loans, "What share of the loans are bad?", "33.3 % of the rows have Class = bad"],
    ["walks.csv", walks, "In which weather are the most miles walked on average?", "highest for sun: 4.5"],
    ["premiums.csv", premiums, "Which region had the highest premium in 2021?", "United States"],
    ["states.csv", states, "Which state had the most people in 1997?", "highest for NSW: 6,274"],
    ["temperature.csv", warming, "How much warmer was 2016 than 1916 on average?", "from −0.3 to 1"],
    ["gases.csv", gases, "When was the concentration of CO2 at its lowest?", "280"],
  ])("%s: %s%s", async (file, table, question, answer) => {
    expect(await answerTo(file, table, question)).toContain(answer);
  });
});

describe("a number that the table does not have", () => {
  it.each([
    ["pay, in a table without it", "jobs.csv", jobs, "What do pilots earn?"],
    ["one time of two", "premiums.csv", premiums, "Which group was the cheapest, relative to 2021, in 2022?"],
    ["a range that does not fit", "jobs.csv", jobs, "How many pilots sleep more than 7 hours?"],
  ])("is refused: %s", async (_, file, table, question) => {
    expect(await answerTo(file, table, question)).toMatch(/cannot answer|NOT_NUMERIC/);
  });
});
