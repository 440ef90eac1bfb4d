import { describe, expect, it } from "vitest";
import { answerTo } from "../testing/answer-to.js";

const rows = (count: number, row: (index: number) => string): string =>
  `${Array.from({ length: count }, (_, index) => row(index)).join("\n")}\n`;

const people = `sex,height,weight,age\n${rows(40, (i) => `${i % 2 ? "M" : "F"},${160 + (i % 20)},${60 + (i % 25)},${20 + i}`)}`;
const houses = `Address,Bedrooms,ListPrice,SalePrice,YearSold\n${rows(12, (i) => `${i} Main St,${2 + (i % 3)},${100 + i},${100 + i + (i % 4 === 0 ? 5 : -3)},${2010 + (i % 3)}`)}`;
const pay = `status,current_title,current_salary,salary_type,percent_incr\n${rows(24, (i) => `${i % 3 ? "Full" : "Contractor"},T${i % 7},${i % 4 === 0 ? 20 + i : 50000 + 1000 * i},${i % 4 === 0 ? "hour" : "year"},${i % 5}`)}`;
const loans = `home_ownership,loan_amount,grade,interest_rate\n${rows(24, (i) => `${["RENT", "OWN", "MORTGAGE"][i % 3]},${1000 + 100 * i},${"ABC"[i % 3]},${5 + (i % 4)}`)}`;
const days = `date,precipitation,weather\n${rows(60, (i) => `${new Date(Date.UTC(2015, 0, 1 + i)).toISOString().slice(0, 10)},${i % 3 ? 0 : 2},${i % 3 ? "sun" : "rain"}`)}`;
const unions = `union,wage\n${rows(12, (i) => `${i % 3 ? "not" : "member"},${i % 3 ? 10 : 14}`)}`;
const places = "country,population,area\nBrazil,200,8000\nChad,11,1200\nJapan,127,370\nPeru,30,1285\n";

describe("several columns in one question", () => {
  it.each([
    [
      "What is the average height and weight by sex?",
      ["height is highest for M: 170", "weight is highest for F: 70.25"],
    ],
    [
      "What are the average height, weight and age of men?",
      ["height where sex is M is 170", "weight where sex is M is 70", "age where sex is M is 40"],
    ],
    [
      "What is the average height and the average weight of women?",
      ["height where sex is F is 169", "weight where sex is F is 70.25"],
    ],
    ["How are height and weight correlated?", ["their correlation over 40 rows"]],
    ["What is the total of height and weight together?", ["NOT_IN_TABLE"]],
  ])("answers %s", async (question, answers) => {
    const said = await answerTo("people.csv", people, question);
    for (const answer of answers) expect(said).toContain(answer);
  });
});

describe("the unit after a number", () => {
  it.each([
    ["What is the average age of women under 170 cm?", "height < 170"],
    ["How many men weigh more than 70 kg?", "weight > 70"],
    ["What is the average height of people over 70 kg?", "weight > 70"],
    ["What is the average height of people over 30?", "age > 30"],
  ])("asked %s: %s", async (question, answer) => {
    expect(await answerTo("people.csv", people, question)).toContain(answer);
  });

  it("is not that of an age", async () => {
    const ages = people.replace("height,weight,age", "a,b,age");
    expect(await answerTo("people.csv", ages, "What is the average age of women under 170 cm?")).toContain(
      "NOT_IN_TABLE",
    );
  });
});

describe("questions in the words of every day", () => {
  it.each([
    ["houses.csv", houses, "What share of the houses went for more than their list price?", "3 of 12"],
    ["houses.csv", houses, "How many houses sold above the list price?", "is 3."],
    ["houses.csv", houses, "How many houses were sold for less than the asking price?", "is 9."],
    ["salaries.csv", pay, "What is the median yearly salary?", "salary_type is year is 62,000"],
    ["salaries.csv", pay, "How much do contractors earn per hour on average?", "salary_type is hour is 26"],
    ["salaries.csv", pay, "How many people earn more than 60,000 a year?", "is 10."],
    ["salaries.csv", pay, "How many different job titles are there?", "is 7."],
    [
      "salaries.csv",
      pay,
      "Which job title got the largest raise on average (percent_incr)?",
      "By current_title",
    ],
    [
      "loans.csv",
      loans,
      "By home ownership, who borrows the most on average?",
      "highest for MORTGAGE: 2,250",
    ],
    ["loans.csv", loans, "What is the average interest rate for renters?", "home_ownership is RENT is 6.50"],
    ["loans.csv", loans, "What percentage of borrowers rent their home?", "8 of 24"],
    ["loans.csv", loans, "What is the biggest loan?", "is 3,300"],
    ["loans.csv", loans, "What is the typical loan size?", "is 2,150"],
    ["weather.csv", days, "On how many days did it not rain?", "is 40."],
    ["weather.csv", days, "How many days had no rain?", "is 40."],
    ["weather.csv", days, "How many days weren't sunny?", "is 20."],
    [
      "wages.csv",
      unions,
      "Do union members earn more than non-members on average (wage)?",
      "member 14 (4 rows) and not 10 (8 rows)",
    ],
    [
      "countries.csv",
      places,
      "Name the two countries with the largest population.",
      "highest for Brazil: 200. Next comes Japan (127)",
    ],
    ["countries.csv", places, "Show me the countries with the smallest area.", "lowest for Japan: 370"],
    [
      "countries.csv",
      places,
      "List the top 2 countries by area.",
      "highest for Brazil: 8,000. Next comes Peru",
    ],
    ["countries.csv", places, "Rank the countries by population.", "highest for Brazil: 200"],
  ])("asked of %s: %s %s", async (name, table, question, answer) => {
    expect(await answerTo(name, table, question)).toContain(answer);
  });

  it("compares what people of two groups have by their averages, and takes the plainer of two columns", async () => {
    const cards = `Student,Gender,Balance\n${rows(12, (i) => `${i % 4 ? "No" : "Yes"},${i % 2 ? "Male" : "Female"},${i % 4 ? 10 : 20}`)}`;
    expect(
      await answerTo("cards.csv", cards, "Do students carry a higher balance than the others?"),
    ).toContain("Student = Yes 20 (3 rows) and Student = No 10 (9 rows)");
    const stops = `race,preRace,policePrecinct\n${rows(12, (i) => `${i % 3 ? "White" : "Black"},${i % 4 ? "White" : "Black"},${1 + (i % 2)}`)}`;
    expect(await answerTo("stops.csv", stops, "How many black people were stopped in precinct 1?")).toContain(
      "where race is Black and policePrecinct is 1 is 2",
    );
  });

  it("refuses to compare the numbers of rows of things that have one row each", async () => {
    expect(
      await answerTo("countries.csv", places, "How many more hospitals does Chad have than Peru?"),
    ).toContain("NOT_IN_TABLE");
  });
});
