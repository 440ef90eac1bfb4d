import { describe, expect, it } from "vitest";
import { prepareAnalysis } from "../../analysis/prepare-analysis.js";
import { answerSentences } from "../../report/reading-words.js";
import { withTable } from "../../testing/table-file.js";

const stepMs = { hour: 3_600_000, day: 86_400_000, week: 7 * 86_400_000 } as const;

/** Rows that follow one another from one moment until another, the i-th with the remainder of 7 i by 11. */
function rows(from: string, until: string, step: keyof typeof stepMs): string {
  const [first, last] = [Date.parse(`${from}Z`), Date.parse(`${until}Z`)];
  const times = Array.from(
    { length: (last - first) / stepMs[step] + 1 },
    (_, index) => first + index * stepMs[step],
  );
  const cut = step === "hour" ? 19 : 10;
  const lines = times.map(
    (time, index) => `${new Date(time).toISOString().slice(0, cut)},${(7 * index) % 11}`,
  );
  return `date,visits\n${lines.join("\n")}\n`;
}

const months = (from: number, count: number): string =>
  `date,visits\n${Array.from({ length: count }, (_, index) => `${new Date(Date.UTC(from, index + 1, 1)).toISOString().slice(0, 10)},${(7 * index) % 11}`).join("\n")}\n`;

const daily = rows("2021-01-01T00:00", "2023-05-17T00:00", "day");
const hourly = rows("2024-03-01T00:00", "2024-03-20T13:00", "hour");

const answer = (content: string, question: string, options: { compare?: string } = {}): Promise<string> =>
  withTable("site.csv", content, async (table) =>
    answerSentences(await prepareAnalysis({ table, question, client: null, out: "unused", ...options })),
  );

// The sums are those of pandas over the same days: visits[from:until].sum().
describe("two periods of which the table has different parts", () => {
  it.each<[what: string, content: string, question: string, before: number, after: number, said: string]>([
    [
      "years cut by the last day",
      daily,
      "How did visits change from 2022 to 2023?",
      690,
      683,
      "The table has 2023 until 2023-05-17: as much of 2022 was taken.",
    ],
    ["quarters", daily, "How did visits change from Q1 2023 to Q2 2023?", 242, 235, "until 2023-05-17"],
    [
      "months",
      daily,
      "How did visits change from April 2023 to May 2023?",
      82,
      88,
      "From 2023-04-01–2023-04-17 to 2023-05-01–2023-05-17",
    ],
    ["whole years", daily, "How did visits change from 2021 to 2022?", 1822, 1828, "From 2021 to 2022"],
    [
      "days of hours",
      hourly,
      "How did the total visits change from 2024-03-19 to 2024-03-20?",
      73,
      71,
      "The table has 24 hours of 2024-03-19 and 14 of 2024-03-20",
    ],
    [
      "the last two whole weeks",
      hourly,
      "How did the total visits change?",
      840,
      837,
      "From 2024-W10 to 2024-W11",
    ],
    [
      "years of months",
      months(2020, 40),
      "How did visits change from 2020 to 2021?",
      55,
      55,
      "The table has 11 months of 2020 and 12 months of 2021: the 11 months that both have were taken.",
    ],
  ])("are compared over what both have: %s", async (_, content, question, before, after, said) => {
    const text = await answer(content, question);
    expect(text).toContain(said);
    expect(text).toContain(
      before === after
        ? `it is ${before} in both`
        : ` from ${before.toLocaleString("en")} to ${after.toLocaleString("en")}, `,
    );
  });

  it("are as many weeks of figures that come once a week", async () => {
    const weekly = rows("2021-01-03T00:00", "2023-05-14T00:00", "week");
    expect(await answer(weekly, "How did visits change from 2022 to 2023?")).toContain(
      "From 2022-01-01–2022-05-15 to 2023-01-01–2023-05-14",
    );
  });

  it.each([
    [
      "How did the total visits change from the 1990s to the 2000s?",
      "it has too little of both periods to compare their sums: The table has 11 months of 1990–1999 and 120 months of 2000–2009.",
    ],
  ])("are refused where little is left: %s", async (question, reason) => {
    const content = months(1999, 132);
    await expect(answer(content, question)).rejects.toThrow(reason);
  });

  it("stay as an option sets them, with what the table has of each", async () => {
    expect(await answer(daily, "How did visits change?", { compare: "2023-04:2023-05" })).toMatch(
      /^From 2023-04 to 2023-05 the sum of visits .*\. The table has 30 days of 2023-04 and 17 days of 2023-05\./,
    );
  });

  it("are read of ISO weeks", async () => {
    const text = await answer(hourly, "How did the total visits change?", { compare: "2024-W10:2024-W11" });
    expect(text).toMatch(/^From 2024-W10 to 2024-W11 the sum of visits fell from 840 to 837/);
  });
});
