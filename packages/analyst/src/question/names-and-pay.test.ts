import { expect, it } from "vitest";
import { answerTo } from "../testing/answer-to.js";

const gas = `state,year,consumption,price
TX,2000,200,2.5
NY,2000,100,3.5
TX,2001,150,3
NY,2001,110,4`;
const prisons = `state,gender,t,count
VIC,Female,2015-03-01,10
VIC,Male,2015-03-01,90
VIC,Female,2015-06-01,12
VIC,Male,2015-06-01,92
VIC,Female,2016-03-01,20
VIC,Male,2016-03-01,100
VIC,Female,2016-06-01,22
VIC,Male,2016-06-01,98
NSW,Female,2016-06-01,50
NSW,Male,2016-06-01,150`;
const works = `artist,title,year
"Hirst, Damien",Away,1991
"Hirst, Damien",Lost,1994
"Hirst, Damien",Found,2001
"Beuys, Joseph",Felt,1970
"Beuys, Joseph",Bonn,1972
Absalon,Cell,1993`;
const staff = `status,current_salary,salary_type,percent_incr,rating
Employee,100000,year,2,High
Employee,80000,year,4,Top
Employee,60000,year,8,Top
Contractor,30,hour,0,High
Contractor,40,hour,0,High`;

it.each([
  [
    "gas.csv",
    gas,
    "By how many percent did consumption in Texas (TX) change between 2000 and 2001?",
    "fell from 200 to 150, by 50 (−25 %)",
  ],
  ["gas.csv", gas, "By what percentage did the price in NY rise from 2000 to 2001?", "rose from 3.50 to 4"],
  ["gas.csv", gas, "What was the total consumption in 2000?", "The sum of consumption in 2000 is 300"],
  [
    "gas.csv",
    gas,
    "What was the total price in 2000?",
    "asks for a total, and the numbers of price are not added up",
  ],
  ["cars.csv", "car,fuel_consumption\nA,7\nB,5", "What was the total fuel consumption?", "are not added up"],
  [
    "prisons.csv",
    prisons,
    "How many people were in prison in VIC on average in 2016?",
    "is 120 on average over its 2 quarters",
  ],
  [
    "prisons.csv",
    prisons,
    "How many people were in prison in VIC on average in 2016, and how many in 2015?",
    "in several periods, and one is computed at a time",
  ],
  [
    "works.csv",
    works,
    "How many works by Damien Hirst are there?",
    "rows where artist is Hirst, Damien is 3",
  ],
  [
    "works.csv",
    works,
    "Who has more works, Damien Hirst or Joseph Beuys?",
    "Hirst, Damien 3 (3 rows) and Beuys, Joseph 2 (2 rows)",
  ],
  ["works.csv", works, "How many works by Damien Hirst does the museum have?", "is Hirst, Damien is 3"],
  ["works.csv", works, "Which artist has the most works in the collection?", "highest for Hirst, Damien: 3"],
  ["staff.csv", staff, "How many people have a High rating?", "where rating is High is 3"],
  ["staff.csv", staff, "How many people are paid by the hour?", "where salary_type is hour is 2"],
  [
    "staff.csv",
    staff,
    "What is the median salary of the people who are paid by the year?",
    "The median of current_salary where salary_type is year is 80,000",
  ],
  [
    "staff.csv",
    staff,
    "What was the average pay rise in percent (percent_incr) of the people with a Top rating?",
    "The average of percent_incr where rating is Top is 6",
  ],
])("%s: %s %s", async (name, content, question, said) => {
  expect(await answerTo(name, content, question)).toContain(said);
});

it("does not take a column for one of lists because a few of its values have commas", async () => {
  const titles = [
    "Manager, QA",
    "QA",
    "Manager",
    "Lead, QA",
    ...Array.from({ length: 60 }, (_, at) => `Title ${at}`),
  ];
  const rows = [...titles, "QA", "QA"].map((title, at) => `"${title}",${at}`);
  const said = await answerTo(
    "staff.csv",
    `title,pay\n${rows.join("\n")}`,
    "Which titles are the most common?",
  );
  expect(said).toContain("highest for QA: 3");
});
