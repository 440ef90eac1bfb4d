import { describe, expect, it } from "vitest";
import { answerTo } from "../testing/answer-to.js";

const shop = `Purchase,StoreID,PriceCH,PriceMM\nCH,1,2,3\nMM,1,2,4\nCH,2,1,3\nCH,7,1,2\nMM,7,3,3\nCH,7,2,2\n`;
const jobs = `occupation,prestige,type\na,60,prof\nb,70,prof\nc,30,wc\nd,20,bc\n`;
const weights = `sex,weight,repwt\nM,80,70\nF,60,75\nM,82,71\nF,58,76\n`;
const states = `state,population,engineers\nA,100,0.5\nB,300,0.1\n`;
const elections = `state,year,demVote\nDC,2008,92.5\nHI,2008,71.8\nDC,2004,89\n`;
const segments = `segment,lead_time\nOnline,10\nOnline,20\nGroups,90\n`;

describe("words that parentheses explain", () => {
  it.each([
    [
      "shop.csv",
      shop,
      "How much dearer is MM (PriceMM) than CH (PriceCH) on average?",
      "The average of PriceMM - PriceCH is 1",
    ],
    ["jobs.csv", jobs, "What is the mean prestige of professional jobs (prof)?", "where type is prof is 65"],
    [
      "davis.csv",
      weights,
      "Do men or women have the higher reported weight (repwt) on average?",
      "F 75.50 (2 rows) and M 70.50",
    ],
    [
      "states.csv",
      states,
      "Taking all states together, what percentage of the population are engineers (engineers is a share of the population)?",
      "is 0.2",
    ],
    [
      "us_elections.csv",
      elections,
      "In which state did Democrats get the highest vote in 2008 (demVote)?",
      "highest for DC: 92.50",
    ],
  ])("%s: %s %s", async (name, content, question, said) => {
    expect(await answerTo(name, content, question)).toContain(said);
  });

  it("are named in a note where they name nothing themselves", async () => {
    const said = await answerTo(
      "segments.csv",
      segments,
      "Which segment plans the furthest on average (lead_time)?",
    );
    expect(said).toContain("highest for Groups: 90");
  });

  it.each([
    // Behind the parentheses, a word asks for something else.
    ["elections.csv", elections, "What is the average result (demVote) forecast?"],
    // A word before another part of the question is not explained by its parentheses.
    ["jobs.csv", jobs, "What is the mean prestige of female workers by kind (type)?"],
  ])("%s: %s is refused: %s", async (name, content, question) => {
    expect(await answerTo(name, content, question)).toMatch(/^NOT_IN_TABLE: /);
  });

  it("groups by numbers that tell things apart", async () => {
    expect(
      await answerTo("shop.csv", shop, "Which store (StoreID) had the highest average PriceMM?"),
    ).toContain("highest for 1: 3.50");
  });
});
