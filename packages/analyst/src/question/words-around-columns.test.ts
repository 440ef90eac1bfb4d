import { describe, expect, it } from "vitest";
import { answerTo } from "../testing/answer-to.js";

/** The members of the United States are nearly as many as all others together: 599 hobbies, and 600 of the others. */
const developers = `Country,Hobby,Web_developer,Salary\n${[
  ...Array.from({ length: 599 }, () => "United States,1,1,100"),
  ...Array.from({ length: 300 }, () => "Canada,1,0,50"),
  ...Array.from({ length: 300 }, () => "India,1,0,20"),
].join("\n")}\n`;
const totals = `Country,Group,Jobs
Canada,a,1
Canada,b,2
India,a,3
India,b,4
United States,a,5
United States,b,1
Total,a,9
Total,b,7
`;
const unemployment = `series,year,count,rate
Farms,2008,10,9
Farms,2009,20,12
Mines,2008,30,3
Mines,2009,40,5
`;
const packs = `state,year,population,packs,price
AL,1985,100,120,1
AL,1995,100,100,2
NY,1985,300,100,2
NY,1995,300,60,3
`;
const peaks = `Peak,Elevation,Difficulty
Marcy,5344,5
Nye,3895,6
Colden,4714,5
`;
const flights = `origin,delay
LAX,10
LAX,70
SJC,90
`;
const fertility = `country,year,fertility
Chad,1975,6.5
Chad,2000,6
Italy,1975,2.1
Italy,2000,1.2
`;
const departments = `Department,Region,Pop1831
Ain,N,10
Aisne,N,20
Var,S,40
`;
const auctions = `ship_sp,ship_pr
standard,1
standard,2
parcel,9
`;
const census = `state,sex,age,total_personal_income
Iowa,F,40,10
Iowa,M,30,20
Utah,F,20,900
`;
const taxi = `company,distance,tip
A,2,yes
A,4,no
B,9,yes
`;
const models = `mfr_name,dept_abbr,comb_mpg
Honda,Ind,30
Honda,Ind,20
Saab,Fin,40
`;
const hotels = `Date,State,Takings
2005 Q1,Victoria,10
2005 Q2,Victoria,20
2005 Q3,Victoria,30
2005 Q4,Victoria,40
2006 Q1,Victoria,20
2006 Q2,Victoria,30
2006 Q3,Victoria,40
2006 Q4,Victoria,50
`;
const pay = `Country,Remote,Salary
A,Remote,90
A,Not remote,60
B,Remote,70
B,Not remote,50
`;

describe("the words around a column's name", () => {
  it.each([
    [
      "a member as large as all others is no total where it has as many rows as they",
      "developers.csv",
      developers,
      "What is the sum of Hobby (Hobby)?",
      /is 1,199\. Read as: sum of Hobby, all rows/,
    ],
    [
      "a total that is left out stands in what was read, which is not all rows",
      "jobs.csv",
      totals,
      "How many jobs are there?",
      /is 16\. Read as: sum of Jobs.*, rows where Country != Total/,
    ],
    [
      "developers are the rows, and do not ask for a development",
      "developers.csv",
      developers,
      "What is the average salary of developers in India?",
      /is 20\./,
    ],
    [
      "the rate of what the file is about is its column of rates",
      "unemployment.csv",
      unemployment,
      "Which series had the highest unemployment rate in 2009?",
      /rate in 2009 is highest for Farms: 12\./,
    ],
    [
      "packs per head are not added up over states",
      "cigarettes.csv",
      packs,
      "How did the number of packs smoked per head (packs) change from 1985 to 1995?",
      /fell from 105 to 70/,
    ],
    [
      "where something is dearest asks for the place",
      "cigarettes.csv",
      packs,
      "Where were cigarettes dearest in 1995?",
      /By state, price in 1995 is highest for NY: 3\./,
    ],
    [
      "peaks higher than a number are compared by their elevation",
      "mountains.csv",
      peaks,
      "How many peaks are higher than 4,500 feet?",
      /is 2\./,
    ],
    [
      "peaks are not a superlative",
      "mountains.csv",
      peaks,
      "What is the average elevation of the peaks with difficulty 5?",
      /is 5,029\./,
    ],
    [
      "a comparison in parentheses explains the words before it",
      "flights.csv",
      flights,
      "How many flights were more than an hour late (delay above 60)?",
      /where delay > 60 is 2\./,
    ],
    [
      "children per woman are the unit of the number before them",
      "health.csv",
      fertility,
      "How many countries had a fertility of more than 5 children per woman in 1975?",
      /is 1\./,
    ],
    [
      "a year within the name of the column in parentheses is no time",
      "france.csv",
      departments,
      "What was the total population in 1831 (Pop1831)?",
      /is 70\./,
    ],
    [
      "the kind of something that is most common counts rows, and does not measure it",
      "auctions.csv",
      auctions,
      "Which kind of shipping (ship_sp) is the most common?",
      /number of rows is highest for standard: 2/,
    ],
    [
      "most people are rows, and no personal income",
      "sample.csv",
      census,
      "Which state do most people live in?",
      /number of rows is highest for Iowa: 2/,
    ],
    [
      "the longest trips have the largest distance",
      "taxi.csv",
      taxi,
      "Which company has the longest trips on average?",
      /average of distance is highest for B: 9/,
    ],
    [
      "a manufacturer is the column mfr_name",
      "fuel.csv",
      models,
      "Which manufacturer has the best combined mileage (comb_mpg) on average?",
      /By mfr_name, the average of comb_mpg is highest for Saab: 40/,
    ],
    [
      "a department is the column dept_abbr",
      "fuel.csv",
      models,
      "Which department has the highest comb_mpg?",
      /By dept_abbr/,
    ],
    [
      "takings are added up over the quarters of a year",
      "hotels.csv",
      hotels,
      "How did takings in Victoria develop from 2005 to 2006?",
      /the sum of Takings rose from 100 to 140/,
    ],
    [
      "an adjective of the place in the file's name is said of every row",
      "hotels_australia.csv",
      hotels,
      "Which Australian state had the highest takings?",
      /highest for Victoria: 240/,
    ],
    [
      "how big the gap is belongs to a comparison",
      "pay.csv",
      pay,
      "Do remote workers earn more than the others, and how big is the gap?",
      /Remote.*80.*55.*25/,
    ],
  ])("%s", async (_, file, table, question, answer) => {
    expect(await answerTo(file, table, question)).toMatch(answer);
  });
});
