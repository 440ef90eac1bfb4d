import { describe, expect, it } from "vitest";
import { answerTo } from "../testing/answer-to.js";
import { stemOf } from "./token.js";

const materials = `date,oil_brent,oil_dubai,sugar_us\n2008-01-01,90,80,20\n2008-02-01,100,90,21\n2009-01-01,50,45,22\n2009-02-01,60,50,23\n`;
const votes = `Land,SPD,FDP\nHessen,700,65\nBayern,900,42\nBerlin,300,90\n`;
const polls = `startdate,poll_type,remain,leave\n2016-01-01,Online,0.42,0.40\n2016-02-01,Online,0.44,0.41\n2016-02-02,Phone,0.50,0.40\n`;
const gas = `time,UKgas\n1970.0,100\n1970.25,60\n1980.0,300\n1980.25,200\n`;
const jobs = `job,sex,year,count,perc\nclerk,women,2000,90,0.5\nclerk,men,2000,10,0.1\nsmith,women,2000,5,0.2\nsmith,men,2000,80,0.3\nnurse,women,2000,70,0.4\n`;
const cars = `Model,Min.Price,Price,Max.Price\na,20,31,40\nb,31,35,36\nc,10,20,50\n`;
const cities = `city,population,density\nA,100,5\nB,,6\nC,NA,7\nD,50,8\n`;
const flights = `origin,destination,count\nDEN,ATL,5\nDEN,LAX,3\nATL,DEN,2\nDEN,ATL,1\n`;
const spots = `YEAR,SUNACTIVITY\n1800,90\n1801,10\n1900,20\n1901,80\n`;
const receipts = `category,code,2008,2009,2010\nIncome taxes,10,500,400,1\nIncome taxes,20,100,90,2\nCustoms,30,20,25,3\n`;
const bikes = `Date,Bicycles\n2023-05-01,900\n2023-06-01,10\n2023-07-31,20\n2024-06-30,40\n2024-07-01,50\n2024-09-01,500\n`;

describe("words for what is measured", () => {
  it.each([
    [
      "raw_materials.csv",
      materials,
      "What was the average price of Brent oil in 2008 and in 2009?",
      "oil_brent fell from 95 to 55",
    ],
    ["german_election.csv", votes, "In which Land did the FDP get the most votes?", "highest for Berlin: 90"],
    [
      "brexit.csv",
      polls,
      "What was the average support for remain in the online polls?",
      "average of remain where poll_type is Online is 0.43",
    ],
    ["uk_gas.csv", gas, "When was gas consumption at its peak?", "highest in 1980-Q1: 300"],
    ["uk_gas.csv", gas, "How much gas was used in 1980 compared with 1970?", "rose from 160 to 500"],
    [
      "federal_receipts.csv",
      receipts,
      "How did revenue from income taxes change from 2008 to 2009?",
      "fell from 600 to 490",
    ],
    ["jobs.csv", jobs, "Which two jobs had the most women in 2000?", "highest for clerk: 90"],
    ["cars93.csv", cars, "How many cars cost more than 30?", "where Price > 30 is 2"],
    [
      "cities.csv",
      cities,
      "For how many cities is the population missing?",
      "where population is missing is 2",
    ],
    [
      "flights_between_airports.csv",
      flights,
      "To how many different airports can you fly from Denver (DEN)?",
      "number of different destination where origin is DEN is 2",
    ],
    ["sunspots.csv", spots, "What was the average activity in the 19th century?", "1801–1900 is 15"],
    [
      "bicycles.csv",
      bikes,
      "How many bicycles were there in summer 2024 compared with summer 2023?",
      "rose from 30 to 90",
    ],
  ])("%s: %s %s", async (name, content, question, said) => {
    expect(await answerTo(name, content, question)).toContain(said);
  });

  it.each([
    // Another column could be the price.
    [
      "raw.csv",
      `date,oil,oil_cost\n2008-01-01,1,5\n2009-01-01,2,6\n`,
      "What was the average price of oil in 2008?",
    ],
    ["uk_gas.csv", gas, "How much oil was used in 1970?"],
    ["federal_receipts.csv", receipts, "How many people paid income taxes in 2009?"],
    ["german_election.csv", votes, "In which Land did the Greens get the most votes?"],
    ["cities.csv", cities, "For how many cities is the mayor missing?"],
  ])("%s: %s is refused: %s", async (name, content, question) => {
    expect(await answerTo(name, content, question)).toMatch(/^(?:NOT_IN_TABLE|MEASURE_AMBIGUOUS): /);
  });

  it.each([
    ["licences", "license"],
    ["colour", "color"],
    ["neighbours", "neighbor"],
    ["centres", "center"],
    ["travelled", "travel"],
    ["organised", "organize"],
    ["diarrhoea", "diarrhea"],
  ])("%s is %s", (british, american) => {
    expect(stemOf(british)).toBe(stemOf(american));
  });

  it.each([
    ["hour", "hor"],
    ["four", "for"],
    ["promised", "promized"],
    ["rise", "rize"],
    ["meters", "met"],
  ])("%s stays apart from %s", (word, other) => {
    expect(stemOf(word)).not.toBe(stemOf(other));
  });
});
