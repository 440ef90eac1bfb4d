import { expect, it } from "vitest";
import { answerTo } from "../testing/answer-to.js";

const posts = `date,channel,impressions,likes\n2025-01-05,web,100,5\n2025-02-05,mail,120,6\n2025-03-05,web,160,7\n2025-04-05,mail,130,4\n`;
const bakery = `shop,date,revenue\nEast,2024-03-01,10.5\nWest,2024-09-01,20.5\nEast,2025-03-01,30.5\nWest,2025-09-01,20.5\n`;

it.each([
  ["What is the revenue?", '"revenue"'],
  ["How did clicks develop?", '"clicks"'],
  ["Who is the CEO?", '"CEO"'],
  ["Hello", '"Hello"'],
  ["What is our followers growth?", '"followers"'],
  ["Why did costs rise?", '"costs"'],
])("refuses a question for something else than the table has: %s", async (question, named) => {
  const answer = await answerTo("posts.csv", posts, question);
  expect(answer).toMatch(/^NOT_IN_TABLE: posts\.csv cannot answer this: /);
  expect(answer).toContain(named);
  expect(answer).not.toContain("the sum of impressions");
});

it.each(["What is the profit?", "Why did costs rise?"])(
  "refuses %s of a table of revenue",
  async (question) => {
    expect(await answerTo("bakery.csv", bakery, question)).toMatch(/^NOT_IN_TABLE: /);
  },
);

it.each([
  "What happened?",
  "What changed and why?",
  "Tell me something interesting about this data",
  "Give me an overview",
  "How are we doing?",
])("says first that a question names nothing: %s", async (question) => {
  expect(await answerTo("posts.csv", posts, question)).toMatch(
    /^The question names no column, member or period of the table: this is the last change, of the sum of impressions \(--measure chooses another\)\. From 2025-03 to 2025-04 /,
  );
});

it("reads a question whose general words are columns", async () => {
  const changes = `date,story,views\n2025-01-05,a,3\n2025-02-05,b,4\n`;
  expect(await answerTo("stories.csv", changes, "Which story has the most views?")).toContain(
    "highest for b: 4",
  );
});

it.each([
  ["What was the sum of impressions for the web chanel?", 'called "chanel" (did you mean "channel"?)'],
  ["How many impressions did Linkdin have?", 'called "Linkdin" (did you mean "LinkedIn"?)'],
])("suggests the name that a word misspells: %s", async (question, said) => {
  const answer = await answerTo("posts.csv", posts.replace(/mail/g, "LinkedIn"), question);
  expect(answer).toMatch(/^NOT_IN_TABLE: /);
  expect(answer).toContain(said);
});
