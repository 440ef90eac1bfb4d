import { describe, expect, it } from "vitest";
import { answerTo } from "../testing/answer-to.js";

const league = `Team,Wins,Losses,PointsAgainst\nCubs,10,6,300\nTwins,7,9,250\nReds,8,8,280\n`;
const wages = `education,wage\n1. < HS Grad,50\n5. Advanced Degree,150\n5. Advanced Degree,170\n4. College Grad,120\n`;
const crashes = `dead,seatbelt,occRole\ndead,belted,driver\nalive,belted,driver\ndead,belted,pass\nalive,belted,driver\ndead,none,driver\n`;
const medals = `country,medals.gold,medals.silver,medals.total\nNorway,2,1,3\nChile,0,0,0\nPeru,0,0,0\nItaly,0,1,1\n`;
const customers = `name,Balance,Student\nAda,0,Yes\nBob,10,No\nCleo,0,No\nDan,20,No\n`;
const causes = `Sex,Cause,Rate\nMale,Cancer,10\nMale,Flu,20\nFemale,Cancer,30\nFemale,Flu,15\n`;
const peoples = `Location,Year,Sex,Value\n${[1950, 1970, 1990, 2010].flatMap((year) => ["Japan", "Chad"].flatMap((place) => ["Male", "Female"].map((sex) => `${place},${year},${sex},${year}`))).join("\n")}\n`;
const prices = `date,category,value\n2010-01-01,Global,10\n2010-02-01,Global,12\n2011-01-01,Global,14\n2011-02-01,Global,16\n`;
const airlines = `firm,year,cost\n1,1980,10\n2,1980,20\n1,1984,30\n2,1984,40\n1,1990,50\n2,1990,60\n`;
const weeks = `Week,Barrels\n2004 W51,8\n2004 W52,9\n2005 W02,10\n2005 W03,12\n`;
const cars = `make,price\nFiat,3000\nAudi,9000\nSaab,7000\n`;
const schools = `state,expend,sat\nOhio,5,1000\nIowa,6,1050\nUtah,4,900\nMaine,7,1100\nTexas,3,880\n`;
const feet = `name,birthmonth,length\nAda,3,20\nBob,3,21\nCleo,7,22\n`;
const gas = `Month,Volume\n2003-01,10\n2003-02,12\n2004-01,14\n2004-02,15\n`;

describe("words that name something of the table", () => {
  it.each([
    ["wages.csv", wages, "What is the average wage of people with an advanced degree?", "is 160."],
    ["crashes.csv", crashes, "What share of belted drivers died?", "33.3 %"],
    ["medals.csv", medals, "How many countries came home without any medals?", "is 2."],
    ["customers.csv", customers, "What share of customers has no balance at all (Balance = 0)?", "50.0 %"],
    ["nfl.csv", league, "How many teams won more games than they lost?", "is 1."],
    ["nfl.csv", league, "Which team allowed the fewest points (PointsAgainst)?", "lowest for Twins: 250"],
    ["schools.csv", schools, "Do states that spend more have better SAT scores?", "their correlation"],
    ["schools.csv", schools, "How many states have an average SAT score above 1,000 (sat)?", "is 2."],
    ["childrens-feet.csv", feet, "How many children were born in March?", "is 2."],
    [
      "us-airlines.csv",
      airlines,
      "How did the total cost of all firms change from 1980 to 1984?",
      "from 30 to 70",
    ],
    ["fuel.csv", weeks, "What was the average weekly supply (Barrels) in 2005?", "is 11."],
    [
      "canada-gas.csv",
      gas,
      "By how much did production in February 2004 differ from February 2003?",
      "from 12 to 15",
    ],
    ["cars.csv", cars, "What does the cheapest car cost, and which one is it?", "lowest for Fiat: 3,000"],
    [
      "wages.csv",
      wages,
      "By education, what is the median wage, and where is it the highest?",
      "highest for 5. Advanced Degree: 160",
    ],
    [
      "anomalies.csv",
      "year,anomaly\n1950,1\n1951,2\n1952,3\n1960,9\n",
      "What was the average anomaly in the 1950s?",
      "is 2.",
    ],
  ])("are used: %s, %#", async (file, table, question, said) => {
    expect(await answerTo(file, table, question)).toContain(said);
  });
});

describe("numbers that the table does not have", () => {
  it.each([
    ["a person, among teams", "nfl.csv", league, "Which coach won the most games?"],
    [
      "a number of cases, in a table of rates",
      "causes.csv",
      causes,
      "Which cause of death is the most common?",
    ],
    ["people, in a table of groups", "places.csv", peoples, "How many women were there in Japan in 2010?"],
    [
      "an amount, in a file of prices",
      "sugar-prices.csv",
      prices,
      "How many tons of sugar were sold in 2010?",
    ],
  ])("are not made of others: %s", async (_, file, table, question) => {
    expect(await answerTo(file, table, question)).toContain("cannot answer");
  });
});

describe("a count at a moment, by a longer time", () => {
  const rows = (state: string): string[] =>
    ["01", "04", "07", "10"].flatMap((month) => [
      `2005-${month}-01${state},100`,
      `2006-${month}-01${state},110`,
    ]);
  const alone = `quarter,count\n${rows("").join("\n")}\n2007-01-01,120\n`;
  const states = `quarter,state,count\n${[...rows(",NSW"), ...rows(",VIC")].join("\n")}\n`;

  it.each([
    ["is averaged over its times", alone, "Which year had the most prisoners?", "highest in 2007: 120"],
    [
      "is averaged where the question leaves one row a time",
      states,
      "Which year had the most prisoners in NSW?",
      "highest in 2006: 110",
    ],
    [
      "is not added up over the rows of a time",
      states,
      "Which year had the most prisoners?",
      "not added up over time",
    ],
  ])("%s", async (_, table, question, said) => {
    expect(await answerTo("prisoners.csv", table, question)).toContain(said);
  });
});
