import { describe, expect, it } from "vitest";
import { answerTo } from "../testing/answer-to.js";

const rows = <Item>(items: readonly Item[], row: (item: Item) => string): string =>
  `${items.map(row).join("\n")}\n`;
const quarters = [2014, 2015, 2016].flatMap((year) =>
  ["03", "06", "09", "12"].map((month) => ({ year, month })),
);
const groups = ["VIC", "NSW"].flatMap((state) => ["Female", "Male"].map((sex) => ({ state, sex })));

/** Every quarter lists the same groups again: 274 in VIC at the end of 2014, 314 at the end of 2016. */
const prison = `date,state,gender,count\n${rows(
  quarters.flatMap((quarter) => groups.map((group) => ({ ...quarter, ...group }))),
  ({ year, month, state, sex }) =>
    `${year}-${month}-01,${state},${sex},${(state === "VIC" ? 100 : 200) + (sex === "Male" ? 50 : 0) + (year - 2014) * 10 + Number(month)}`,
)}`;
const months = Array.from({ length: 48 }, (_, at) => ({
  year: 2005 + Math.floor(at / 12),
  month: 1 + (at % 12),
}));
const jobs = `Month,Title,Employed\n${rows(
  months.flatMap((time) => [
    { ...time, title: "Construction", base: time.year === 2007 ? 800 : 700 },
    { ...time, title: "Mining", base: time.year === 2006 ? 60 : 70 },
  ]),
  ({ year, month, title, base }) => `${year}-${String(month).padStart(2, "0")},${title},${base + month}`,
)}`;
const countries =
  "country,life_exp_at_birth,population,internet_users\nBrazil,73,200000000,108000000\nChad,49,11000000,1000000\nJapan,84,127000000,99000000\nPeru,74,30000000,9000000\n";
const teams =
  "Team,League,Wins,Losses,Hits,Walks\nCubs,NL,103,58,1400,600\nReds,NL,68,94,1390,450\nTwins,AL,59,103,1410,513\n";

describe("a quantity at a moment, by the words of the question", () => {
  it.each([
    ["How many people were in prison in VIC in 2016?", "is 305 on average over its 4 quarters"],
    ["How many prisoners did NSW have in 2015?", "is 485 on average over its 4 quarters"],
    ["How many women were in prison in 2016?", "is 355 on average"],
    ["How many people were in prison in June 2016?", "is 804."],
    ["How many people were in prison?", "where date is 2016-12 is 828"],
    ["Which state had the most prisoners in 2016?", "where date is 2016-12 is highest for NSW: 514"],
    ["How did the number of prisoners in VIC change from 2014 to 2016?", "rose from 274 to 314"],
    ["What share of the prisoners in 2016 were women?", "364 of 828"],
    // What happens once to each is added up.
    ["How many people were sentenced to prison in VIC in 2016?", "NOT_IN_TABLE"],
    ["How many people were arrested in VIC in 2016?", "NOT_IN_TABLE"],
  ])("answers %s with %s", async (question, answer) => {
    expect(await answerTo("prison.csv", prison, question)).toContain(answer);
  });

  it.each([
    ["How many people were employed in construction in 2007?", "is 806.50 on average over its 12 months"],
    ["Which sector lost the most jobs from 2007 to 2008?", "Construction fell the most: −100"],
  ])("answers %s with %s", async (question, answer) => {
    expect(await answerTo("us-jobs.csv", jobs, question)).toContain(answer);
  });
});

describe("the change against the period before", () => {
  it.each([
    ["In which year did employment in construction rise the most?", "rose most in 2007: by 100 (+14.2 %)"],
    ["In which year did employment in construction fall the most?", "fell most in 2008: by 100"],
    ["When was the sharpest fall of employment in mining?", "fell most in 2006-01"],
    ["Which year saw the biggest increase in mining employment?", "rose most in 2007: by 10"],
    ["In which year was employment in construction the highest?", "is highest in 2007: 806.50"],
  ])("answers %s with %s", async (question, answer) => {
    expect(await answerTo("us-jobs.csv", jobs, question)).toContain(answer);
  });

  it("leaves out a year that the table covers in part, and says so", async () => {
    const cut = jobs.replace(/2008-(?:0[4-9]|1\d),.*\n/g, "");
    const said = await answerTo(
      "us-jobs.csv",
      cut,
      "In which year did employment in construction fall the most?",
    );
    expect(said).toContain("never fell");
  });

  it("does not compare years with others between them", async () => {
    const gap = "year,sales\n2001,10\n2003,90\n2004,95\n";
    expect(await answerTo("shop.csv", gap, "In which year did sales rise the most?")).toContain(
      "rose most in 2004: by 5",
    );
  });
});

describe("verbs that name a column", () => {
  it.each([
    [
      "baseball.csv",
      teams,
      "How many more games did the Cubs win than the Reds?",
      "Cubs is higher by 35 than Reds",
    ],
    ["baseball.csv", teams, "How many games did the Twins lose?", "is 103"],
    ["countries.csv", countries, "What percentage of the population of Brazil uses the internet?", "is 0.54"],
    [
      "countries.csv",
      countries,
      "In which country does the largest share of the population use the internet?",
      "highest for Japan",
    ],
    [
      "countries.csv",
      countries,
      "Where do people live the longest?",
      "life_exp_at_birth is highest for Japan: 84",
    ],
    ["countries.csv", countries, "Which country has the tallest people?", "NOT_IN_TABLE"],
    ["countries.csv", countries, "Which country has the youngest population?", "NOT_IN_TABLE"],
  ])("asked of %s: %s %s", async (name, table, question, answer) => {
    expect(await answerTo(name, table, question)).toContain(answer);
  });
});

describe("words of change that ask for the numbers themselves", () => {
  it.each([
    [
      "rates.csv",
      "year,growth_rate\n2001,2\n2002,9\n2003,10\n",
      "In which year was the growth rate the highest?",
      "highest in 2003: 10",
    ],
    [
      "rates.csv",
      "year,growth_rate\n2001,2\n2002,9\n2003,10\n",
      "In which year was the highest growth?",
      "highest in 2003: 10",
    ],
    [
      "weather.csv",
      "year,precipitation\n2001,2\n2002,9\n2003,10\n",
      "In which year did the most rain fall?",
      "highest in 2003: 10",
    ],
    [
      "shop.csv",
      "year,sales\n2001,2\n2002,9\n2003,10\n",
      "Which year had the highest sales?",
      "highest in 2003: 10",
    ],
  ])("asked of %s: %s %s", async (name, table, question, answer) => {
    expect(await answerTo(name, table, question)).toContain(answer);
  });
});
