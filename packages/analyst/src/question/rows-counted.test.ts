import { expect, it } from "vitest";
import { answerTo } from "../testing/answer-to.js";

const flights = `time_hour,flight,carrier,origin,stops,uempmed
2013-02-01,11,UA,JFK,0.5,8
2013-03-01,11,UA,JFK,0,9
2013-03-02,11,UA,JFK,1,13
2013-03-02,12,UA,EWR,0,14
2013-03-03,11,AA,JFK,2,16
2013-04-03,13,AA,JFK,3,18
`;

const heights = `family,gender,childHeight,duration,certification,birth_pl
001,male,73,2,GIA,Texas
001,female,69,4,GIA,Ohio
001,female,68,6,IGI,Texas
136A,male,66,8,IGI,Maine
136A,male,65,10,HRD,Maine
`;

const spells = `duration,race,reason
4,white,new
1,white,lose
4,white,new
`;

const tables: Readonly<Record<string, string>> = {
  "flights.csv": flights,
  "family_heights.csv": heights,
  "spells.csv": spells,
};

const cases: readonly [file: string, question: string, answer: string][] = [
  ["flights.csv", "How many flights were there in March 2013?", "The number of rows in 2013-03 is 4."],
  ["flights.csv", "How many flights did UA have?", "The number of rows where carrier is UA is 4."],
  [
    "flights.csv",
    "How many different flights were there in March 2013?",
    "The number of different flight in 2013-03 is 2.",
  ],
  ["flights.csv", "In how many flights were there no stops?", "where stops is 0 is 2."],
  ["family_heights.csv", "How many families are in the data?", "The number of different family is 2."],
  ["family_heights.csv", "What is the total duration of all rows?", "The sum of duration is 30."],
  ["flights.csv", "What is the median duration of unemployment (uempmed)?", "The average of uempmed is 13."],
  [
    "family_heights.csv",
    "What is the average height (childHeight) of those certified by GIA?",
    "where certification is GIA is 71.",
  ],
  ["family_heights.csv", "How many children were born in Texas?", "where birth_pl is Texas is 2."],
  ["family_heights.csv", "Compare the average duration by gender.", "highest for male: 6.67"],
  ["spells.csv", "What did the unemployed earn before?", "cannot answer this"],
];

it.each(cases)("of %s: %s", async (file, question, answer) => {
  const said = await answerTo(file, tables[file] ?? "", question);
  expect(said).toContain(answer);
});
