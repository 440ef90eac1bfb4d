import { describe, expect, it } from "vitest";
import { prepareAnalysis } from "../analysis/prepare-analysis.js";
import { answerSentences } from "../report/reading-words.js";
import { withTable } from "../testing/table-file.js";

const posts = `created_at,platform,topic,lang,views,shares,rating
2024-10-03,X,climate,en,100,4,3
2024-11-05,X,health,de,140,6,4
2024-12-20,Bluesky,climate,en,120,5,5
2025-01-09,X,climate,de,90,9,4
2025-01-17,Bluesky,health,en,80,2,2
2025-02-03,X,climate,en,300,30,4
2025-02-21,Bluesky,health,de,95,3,3
2025-03-30,X,health,en,110,7,5
`;

const answer = (question: string, content = posts): Promise<string> =>
  withTable("posts.csv", content, async (table) =>
    answerSentences(await prepareAnalysis({ table, question, client: null, out: "unused" })),
  );

describe("a count of whole numbers", () => {
  // pandas: posts.groupby("topic").shares.sum() is 48 and 18; of 2025, 39 and 12.
  it.each([
    ["Which topic had the most shares in total?", "the sum of shares is highest for climate: 48."],
    ["How many shares did each topic get in 2025?", "the sum of shares in 2025 is highest for climate: 39."],
    ["How many shares did Bluesky get?", "The sum of shares where platform is Bluesky is 10."],
  ])("is added up, although its name may also be that of a fraction: %s", async (question, said) => {
    expect(await answer(question)).toContain(said);
  });

  it("is averaged where its numbers are fractions", async () => {
    const fractions = "region,shares\nNorth,0.25\nSouth,0.5\nNorth,0.75\n";
    expect(await answer("Which region has the highest shares?", fractions)).toContain("average of shares");
  });
});

describe("words that an average does not obey", () => {
  it.each([
    [
      "What is the rating of Bluesky in total?",
      "it asks for a total, and the numbers of rating are not added up",
    ],
    ["How many ratings did Bluesky get?", "it asks how many, and the numbers of rating are not added up"],
  ])("are refused: %s", async (question, reason) => {
    await expect(answer(question)).rejects.toMatchObject({
      code: "NOT_IN_TABLE",
      message: expect.stringContaining(reason),
    });
  });

  it("are refused where they ask for a rate that no column holds, with the quotient that is one", async () => {
    const unrated = posts.replace(/,[^,\n]+$/gm, "");
    await expect(answer("Did the share rate differ by platform?", unrated)).rejects.toMatchObject({
      code: "NOT_IN_TABLE",
      message: expect.stringContaining(
        "it asks for a rate, and no column holds one; --measure shares/views divides two columns",
      ),
    });
  });
});

describe("two years of which the table has no common part", () => {
  it("are refused with the periods that can be compared", async () => {
    const day = (index: number): string => new Date(Date.UTC(2024, 9, 1 + index)).toISOString().slice(0, 10);
    const rows = Array.from({ length: 200 }, (_, index) => `${day(index)},${10 + (index % 7)},${index % 3}`);
    const content = `date,views,shares\n${rows.join("\n")}\n`;
    await expect(answer("How did shares per view change from 2024 to 2025?", content)).rejects.toMatchObject({
      code: "NOT_IN_TABLE",
      message: expect.stringContaining("--compare 2024-Q4:2025-Q1 compares the last two whole periods"),
    });
  });
});

describe("the dimension of a change", () => {
  it("is the one with the member that departs most from the change of the whole, not the one with a single large change", async () => {
    // By topic: climate +85,000 and health -80,000; by lang, of which one hardly changed: +5,000 and 0.
    const rows = [
      ["2025-01-05", "climate", "en", 50_000],
      ["2025-01-06", "health", "de", 100_000],
      ["2025-01-31", "health", "en", 50_000],
      ["2025-02-01", "climate", "en", 35_000],
      ["2025-02-05", "climate", "de", 100_000],
      ["2025-02-28", "health", "en", 70_000],
    ].map((row) => row.join(","));
    const content = `date,topic,lang,views\n${rows.join("\n")}\n`;
    const said = await answer("What drove the change in views from January 2025 to February 2025?", content);
    expect(said).toContain("By topic, the largest contributions are those of climate (+85,000)");
  });
});
