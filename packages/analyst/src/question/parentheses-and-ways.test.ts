import { expect, it } from "vitest";
import { answerTo } from "../testing/answer-to.js";

const flights = `origin,destination,delay,party,R,humid
LAX,MDW,10,R,1,30
LAX,HOU,20,D,2,40
HOU,LAX,30,R,3,50
HOU,MDW,40,D,4,60
MDW,HOU,60,D,6,70
`;

const people = `state,agegp,homer86,pop15,poverty,kid5,art,district,opec,asean
Ohio,25-34,7,40.5,20,0,3,1,yes,no
Iowa,35-44,9,20.5,10,2,5,2,no,no
Utah,25-34,4,30.5,60,0,9,3,yes,yes
Maine,45-54,2,10.5,30,1,1,4,no,yes
`;

const views = `at,pageviews
2024-01-01 01:00:00,5
2024-01-01 13:00:00,6
2024-01-02 13:00:00,14
2024-01-15 13:00:00,20
`;

const sea = `YEAR,Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec
1990,1,2,3,4,5,6,7,8,9,10,11,12
1991,2,3,4,5,6,7,8,9,10,11,12,20
1992,3,4,5,6,7,8,9,10,11,12,13,14
`;

it.each<[question: string, said: string]>([
  // The preposition stands in front of the name that parentheses explain.
  ["What was the average delay of flights from Houston Hobby (HOU)?", "where origin is HOU is 35."],
  [
    "How many flights to Chicago Midway (MDW) were delayed by more than 15 minutes?",
    "where destination is MDW and delay > 15 is 1.",
  ],
  ["What is the average delay at HOU?", "HOU is a member of origin and of destination"],
  [
    "From which airport (origin) did the most flights leave?",
    "By origin, the number of rows is highest for HOU and LAX: 2.",
  ],
  ["How many flights are of the Republicans (party R)?", "where party is R is 2."],
  ["How much is the average humidity (humid)?", "The average of humid is 50."],
])("both ends of a way: %s", async (question, said) => {
  expect(await answerTo("flights.csv", flights, question)).toContain(said);
});

it.each<[question: string, said: string]>([
  ["Which state had the most home runs in 1986 (homer86)?", "highest for Iowa: 9."],
  [
    "In how many states is more than 30 percent of the population under 15 (pop15)?",
    "where pop15 > 30 is 2.",
  ],
  ["What is the share of people under 15 (pop15) in Ohio?", "where state is Ohio is 40.50"],
  ["What percentage of the people in Utah are poor (poverty)?", "where state is Utah is 60 %."],
  ["In how many states do more than half of the people live in poverty?", "where poverty > 50 is 1."],
  ["How many states have no children under five (kid5)?", "where kid5 is 0 is 2."],
  ["What is the largest number of articles (art) of one state?", "The maximum of art is 9."],
  ["In how many districts is poverty above 25?", "where poverty > 25 is 2."],
  ["How many states said yes (opec)?", "where opec is yes is 2."],
  ["What was the average share (pop15) of the OPEC states?", "where opec is yes is 35.50"],
  [
    "In which age group was poverty the highest?",
    "By agegp, the average of poverty is highest for 25-34: 40",
  ],
])("parentheses say what the words before them mean: %s", async (question, said) => {
  expect(await answerTo("states.csv", people, question)).toContain(said);
});

it.each<[question: string, reason: string]>([
  ["How poor was the state with the most articles (art)?", '"poor"'],
  ["What is the average number of articles (art) of hungry states?", '"hungry"'],
])("words far from the parentheses are not explained by them: %s", async (question, reason) => {
  expect(await answerTo("states.csv", people, question)).toContain(reason);
});

it("days, weeks and hours are those that are asked for", async () => {
  const ask = (question: string): Promise<string> => answerTo("views.csv", views, question);
  expect(await ask("On which day were there the most pageviews?")).toContain("highest in 2024-01-15: 20.");
  expect(await ask("In which week were there the most pageviews?")).toContain("is highest in 2024-W01: 25.");
  expect(await ask("At which hour are there the most pageviews?")).toContain("highest for 13: 40.");
  const yearly = "year,sales\n2001,5\n2002,6\n2011,12\n";
  expect(await answerTo("shop.csv", yearly, "In which month were sales the highest?")).toContain(
    "year has one time a year, and nothing says which month",
  );
  expect(await answerTo("shop.csv", yearly, "In which decade were sales the highest?")).toContain(
    "is highest in 2010s: 12.",
  );
});

it("months as columns are averaged, and parentheses may say the month again", async () => {
  const ask = (question: string): Promise<string> => answerTo("sea.csv", sea, question);
  expect(await ask("What was the average temperature in 1991?")).toContain("in 1991 is 8.08");
  expect(await ask("In which year was the temperature in December (Dec) the highest?")).toContain(
    "is highest in 1991: 20.",
  );
  expect(await ask("What was the average temperature in 1990, and what in 1992?")).toContain(
    "from 6.50 to 8.50",
  );
});

it("things of one row each are not ranked by their number of rows", async () => {
  const monarchs = "name,start,end\nAnne,1702,1714\nGeorge I,1714,1727\nGeorge II,1727,1760\n";
  expect(await answerTo("monarchs.csv", monarchs, "Which monarch had the most children?")).toContain(
    "each of them has one row",
  );
});
