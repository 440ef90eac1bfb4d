import { describe, expect, it } from "vitest";
import { answerTo } from "../testing/answer-to.js";

const mammals = `name,order,sleep_total,bodywt,keeper
Cow,Artiodactyla,4,600,yes
Bat,Chiroptera,20,0.01,no
Mouse,Rodentia,12,0.02,yes
Dog,Carnivora,10,14,no
Rat,Rodentia,13,0.3,no
`;
const players = `first_name,team,number,height
Ann,Reds,16,80
Bea,Reds,23,84
Cyd,Blues,9,78
`;
const towns = `name,area_km2,population_2011,population_2021,pop_change_2011_2021_pct
Alder,10,100,150,50
Birch,30,400,380,-5
Cedar,20,50,,
`;
const ids = "route_id,passengers,fare\n7,10,1.5\n8,20,2.5\n9,30,3.5\n";
const married = "married,status_code,earnings\nyes,1,10\nno,2,20\nyes,2,30\n";

describe("what the question does not name is not the headline", () => {
  it.each([
    ["mammals.csv", mammals, "Which order has the most species?", "species"],
    ["mammals.csv", mammals, "Which animal lives the longest?", "names what is measured"],
    ["star_wars_people.csv", players, "How many films did the Reds appear in?", "films"],
    [
      "employees.csv",
      "name,age,pay\nAnn,30,1\nBea,40,2\n",
      "How many teachers are older than 35?",
      "teachers",
    ],
    ["routes.csv", ids, "What is the average of the routes (route_id)?", "tell things apart"],
    ["routes.csv", ids, "How many people live there?", "what is counted"],
    ["countries.csv", "country,area\nChad,10\nPeru,20\n", "How many people are there in Chad?", "counted"],
    ["people.csv", married, "What is the average of earnings (married) per status code (status_code)?", ""],
    ["mammals.csv", mammals, "Do heavier mammals eat more?", ""],
  ])("%3$s of %1$s is refused", async (file, table, question, reason) => {
    const answer = await answerTo(file, table, question);
    expect(answer).toMatch(/^NOT_IN_TABLE: /);
    expect(answer).toContain(reason);
  });
});

describe("what the question names is used", () => {
  it.each([
    ["players.csv", players, "How many players does the team Reds have?", "is 2."],
    ["players.csv", players, "How many players are taller than 79 inches?", "is 2."],
    ["mammals.csv", mammals, "What is the order of the heaviest mammal?", "for Artiodactyla: 600"],
    [
      "mammals.csv",
      mammals,
      "Do heavier animals (bodywt) sleep less (sleep_total)?",
      "bodywt and sleep_total",
    ],
    ["mammals.csv", mammals, "How many mammals have no owner (keeper no)?", "is 3."],
    ["towns.csv", towns, "How many towns had more than one hundred inhabitants in 2021?", "is 2."],
    ["people.csv", "name,age\nAnn,17\nBea,18\nCyd,12\n", "How many people under 18 are there?", "is 2."],
    [
      "applicants.csv",
      "card,share,age\nyes,0.1,30\nno,0,40\n",
      "What share of applicants got a card?",
      "50.0 %",
    ],
  ])("%3$s of %1$s", async (file, table, question, answer) => {
    expect(await answerTo(file, table, question)).toContain(answer);
  });
});

describe("columns that have years in their names", () => {
  it.each([
    ["How did the population change from 2011 to 2021?", "from 550 to 530"],
    ["Which town had the largest population in 2021?", "for Birch: 380"],
    ["What was the population of Alder in 2011?", "is 100."],
    ["What is the total population?", "where year is 2021 is 530."],
  ])("%s", async (question, answer) => {
    expect(await answerTo("towns.csv", towns, question)).toContain(answer);
  });

  it("counts each row once", async () => {
    const question = "How many towns have a population above 120?";
    expect(await answerTo("towns.csv", towns, question)).toContain("population > 120 and year is 2021 is 2.");
  });

  it("refuses a year of which there is no column", async () => {
    const question = "What was the population of Alder in 2015?";
    expect(await answerTo("towns.csv", towns, question)).toMatch(/^NOT_IN_TABLE/);
  });

  it("names the values of bare years by what the file is called after", async () => {
    const content = "country,year_2000,year_2001,year_2002\nChad,8,9,10\nPeru,26,27,28\n";
    expect(
      await answerTo("world_population.csv", content, "How many people lived in Peru in 2001?"),
    ).toContain("is 27.");
  });
});
