import { describe, expect, it } from "vitest";
import { answerTo } from "../testing/answer-to.js";

const passengers = `name,sex,class,survived,fare
Ada,female,1st,yes,50
Bea,female,3rd,no,8
Cal,male,1st,no,60
Dan,male,3rd,no,7
`;
const pollution = `state,year,murder,expo
Ohio,2000,3,10
Utah,2000,9,20
Ohio,2001,4,30
Utah,2001,8,50
`;

describe("a word that was marked as read", () => {
  it.each([
    ["What share of the licensed women survived?", 'the question says "licensed"'],
    ["What is the average licensed fare?", '"licensed"'],
  ])("refuses %s, because it restricts what follows it", async (question, reason) => {
    const said = await answerTo("voyage.csv", passengers, question);
    expect(said).toContain("NOT_IN_TABLE");
    expect(said).toContain(reason);
  });

  it.each([
    ["What share of the umbrellas survived?", 'Nothing in the table is called "umbrellas": every row'],
    ["Which lantern has the highest fare?", "No column is called lantern: name was taken."],
  ])("is named before the answer of %s", async (question, note) => {
    expect(await answerTo("voyage.csv", passengers, question)).toMatch(new RegExp(`^${note}`));
  });

  it("is named before the answer if it is more than the name that parentheses explain", async () => {
    const question = "How did ceramic exports (expo) change from 2000 to 2001?";
    expect(await answerTo("trade.csv", pollution, question)).toMatch(
      /^Nothing in the table is called "ceramic": the parentheses say what is meant\. From 2000 to 2001/,
    );
  });

  it.each([
    "What share of the women survived?",
    "What share of the passengers survived?",
    "Which passenger paid the highest fare?",
  ])("leaves the answer of %s as it is", async (question) => {
    expect(await answerTo("voyage.csv", passengers, question)).not.toContain(
      "Nothing in the table is called",
    );
  });
});
