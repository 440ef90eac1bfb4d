import { describe, expect, it } from "vitest";
import { answerTo } from "../testing/answer-to.js";
import { cellItems, listsAmong } from "./list-cells.js";

const prisoners = `year,stateFedMales,stateFedFemales\n1980,300,12\n2010,1400,104\n`;
const coffee = `country,year,value\nBrazil,2015,1\nItaly,2015,9\nJapan,2015,8\nItaly,2014,50\nJapan,2014,60\nBrazil,2014,70\n`;
const gdp = `country,2018,2019,2020\nWorld,90,92,95\nChina,13,14,15\nIndia,2,3,4\nUnited States,20,21,22\n`;
const storms = `Name,AffectedStates\na,FL\nb,"TX,LA"\nc,TX\nd,"AL,FL"\ne,LA\nf,"FL,LA"\ng,AL\n`;
const counties = `county,population,foreignBorn\na,100,0.5\nb,300,0.1\n`;
const senators = `Senator,Party,Vote\na,R,Yea\nb,R,Nay\nc,D,Yea\n`;
const runners = `name,sex,net\na,M,50\nb,M,70\nc,F,90\nd,F,70\n`;
const bridge = `Year,Traffic\n2003,70\n2015,50\n2016,40\n`;
const crashes = `Phase,Fatalities\nlanding,3\nen route,9\nlanding,1\n`;
const deaths = `year,deaths\n2006,19\n2011,16\n2012,18\n`;
const bills = `month,gasbill\n2002-01-01,30\n2002-02-01,40\n2005-01-01,50\n2005-02-01,70\n`;
const literacy = `state,pop,pop_il\nA,100,10\nB,300,6\n`;
const quarters = `day,rate\n2010-10-01,4\n2010-11-01,6\n2012-01-01,7\n2012-02-01,9\n`;

describe("words that are not the table's own", () => {
  it.each([
    [
      "us-prisoners.csv",
      prisoners,
      "How did the number of women in state and federal prisons change from 1980 to 2010?",
      "stateFedFemales rose from 12 to 104",
    ],
    [
      "coffee-imports.csv",
      coffee,
      "Which two countries imported the most coffee in 2015?",
      "highest for Italy: 9",
    ],
    ["world-gdp.csv", gdp, "Which country had the largest GDP in 2020?", "highest for United States: 22"],
    ["hurricanes.csv", storms, "How many of these hurricanes hit Florida (FL)?", "is 3."],
    [
      "minneapolis.csv",
      counties,
      "What share of the city's people were born abroad (foreignBorn)?",
      "weighted by population is 0.2",
    ],
    ["roll-call.csv", senators, "How many Republican senators (Senator) voted Yea?", "is 1."],
    [
      "race.csv",
      runners,
      "Were the men faster than the women on average, and by how many seconds (net)?",
      "F is higher by 20 than M",
    ],
    [
      "peace-bridge.csv",
      bridge,
      "How much traffic crossed the bridge in 2003, and how much in 2015?",
      "from 70 to 50",
    ],
    [
      "air-crashes.csv",
      crashes,
      "By phase of flight, where did the most people die?",
      "highest for en route: 9",
    ],
    [
      "cycling-deaths.csv",
      deaths,
      "How many fewer cyclists were killed in 2011 than in 2006?",
      "from 19 to 16",
    ],
    [
      "utility-bills.csv",
      bills,
      "How much more did the household pay for gas in 2005 than in 2002?",
      "rose from 70 to 120",
    ],
    [
      "illiteracy-1930.csv",
      literacy,
      "What percentage of all the people in these states were illiterate (pop_il out of pop)?",
      "is 0.04",
    ],
    [
      "donors.csv",
      quarters,
      "How did the average rate change from the last quarter of 2010 to the first quarter of 2012?",
      "rose from 5 to 8",
    ],
  ])("%s: %s %s", async (name, content, question, said) => {
    expect(await answerTo(name, content, question)).toContain(said);
  });

  it.each([
    // Neither the opposite sex nor another column answers it.
    [
      "us-prisoners.csv",
      "year,stateFedMales\n1980,300\n2010,1400\n",
      "How did the number of women in state and federal prisons change from 1980 to 2010?",
    ],
    // Each country has one row a year.
    [
      "coffee-imports.csv",
      "country,year,price\nItaly,2014,5\nItaly,2015,9\nItaly,2016,9\nJapan,2014,8\nJapan,2015,8\nJapan,2016,8\n",
      "Which country imported the most coffee in 2015?",
    ],
    // A cell holds several of the members.
    ["hurricanes.csv", storms, "Which of the AffectedStates was hit most often?"],
    // An inspector is none of the inspected.
    [
      "restaurant_inspections.csv",
      "business_name,inspection_score\na,70\nb,90\n",
      "Which inspector gave the lowest scores?",
    ],
    // A company is one of many.
    ["sales.csv", "company,revenue\na,5\nb,7\n", "How much revenue did the company make?"],
  ])("%s is refused", async (name, content, question) => {
    expect(await answerTo(name, content, question)).toMatch(/^(?:NOT_IN_TABLE|MEASURE_AMBIGUOUS): /);
  });
});

describe("cells with several members", () => {
  it.each([
    [["TX", "LA", "TX,LA", "FL, LA", "FL"], ","],
    [["a;b", "a", "b", "b;a"], ";"],
    [["Denver, CO", "Boulder, CO", "Austin, TX"], null],
    [["Smith, John", "Smith, Anna", "Smith"], null],
    [["TX", "LA"], null],
  ])("%j have the separator %j", (texts, separator) => {
    expect(listsAmong(texts)).toBe(separator);
  });

  it("are divided into items", () => {
    expect(cellItems("TX, LA", ",")).toEqual(["TX", "LA"]);
  });
});
