import { describe, expect, it } from "vitest";
import { answerTo } from "../../testing/answer-to.js";

const city = `district,Coderre,Bergeron,Joly,total,winner
1,10,5,4,19,Coderre
2,3,8,5,16,Bergeron
3,6,2,9,17,Joly
`;
const county = "county,GORE,BUSH,NADER,Total\nA,10,12,1,23\nB,30,20,2,52\nC,5,9,0,14\n";
const storms = "state,hurricanes,tornadoes\nTexas,3,10\nOhio,0,12\nKansas,1,30\n";
const army = `Date,Army,Disease,Wounds,Other
1854-11-01,9000,20,12,3
1854-12-01,9500,40,5,2
1855-01-01,9900,70,8,4
1855-02-01,9900,60,9,4
`;

describe("columns that are called after who got the votes, or what the deaths are due to", () => {
  it.each([
    ["city_election.csv", city, "How many votes did Coderre get in total?", "The sum of Coderre is 19"],
    [
      "city_election.csv",
      city,
      "In which district did Bergeron get the most votes?",
      "Bergeron is highest for 2: 8",
    ],
    [
      "city_election.csv",
      city,
      "What percentage of all votes went to Joly?",
      "The ratio of Joly to total is 0.346",
    ],
    ["city_election.csv", city, "How many votes did Coderre get in district 2?", "where district is 2 is 3"],
    ["county.csv", county, "How many votes did Bush get?", "The sum of BUSH is 41"],
    [
      "county.csv",
      county,
      "What share of the votes in county A did Gore get?",
      "The ratio of GORE to Total where county is A is 0.435",
    ],
    [
      "army.csv",
      army,
      "How many soldiers died of disease in January 1855?",
      "The sum of Disease in 1855-01 is 70",
    ],
    ["army.csv", army, "In which month were deaths by wounds highest?", "Wounds is highest in 1854-11: 12"],
  ])("%s: %s %s", async (name, content, question, said) => {
    expect(await answerTo(name, content, question)).toContain(said);
  });

  it.each([
    ["city_election.csv", city, "How many votes did Smith get?"],
    ["city_election.csv", city, "How many seats did Joly get?"],
    ["city_election.csv", city, "In how many districts did Joly get the most votes?"],
    ["county.csv", county, "How many inhabitants has Bush?"],
    ["storms.csv", storms, "How many people were killed by hurricanes in Texas?"],
    ["army.csv", army, "How many horses died of disease?"],
    ["army.csv", army, "How many deaths were there in 1855?"],
  ])("%s: %s is refused", async (name, content, question) => {
    expect(await answerTo(name, content, question)).toMatch(/^NOT_IN_TABLE/);
  });
});
