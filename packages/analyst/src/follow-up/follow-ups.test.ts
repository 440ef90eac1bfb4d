import { describe, expect, it } from "vitest";
import { prepareAnalysis } from "../analysis/prepare-analysis.js";
import { answerSentences } from "../report/reading-words.js";
import { withTable } from "../testing/table-file.js";
import { type FollowUp, followUpsOf } from "./follow-ups.js";

const sales = `region,shop,year,revenue
North,Alder,2020,10
North,Birch,2020,20
South,Cedar,2020,30
North,Alder,2021,12
North,Birch,2021,25
South,Cedar,2021,33
North,Alder,2022,15
North,Birch,2022,21
South,Cedar,2022,40
`;

/** The flags of a command, as the options of an analysis; every value here is one word, or stands in single quotes. */
function optionsOf({ command }: FollowUp): { question: string; options: Record<string, unknown> } {
  const words = [...command.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? "");
  const value = (flag: string): string | undefined =>
    words.includes(flag) ? words[words.indexOf(flag) + 1] : undefined;
  const where = value("--where");
  const given = { measure: value("--measure"), aggregate: value("--aggregate"), by: value("--by") };
  const known = Object.entries({ ...given, compare: value("--compare"), where: where && [where] });
  return {
    question: value("--question") ?? "",
    options: Object.fromEntries(known.filter(([, option]) => option !== undefined)),
  };
}

describe("questions that follow from an answer", () => {
  it.each([
    "How did revenue change from 2021 to 2022?",
    "Which region had the highest revenue in 2022?",
    "What is the average revenue of the South?",
    "How did revenue develop over time?",
  ])("%s: each of them is answered", async (question) => {
    const said = await withTable("sales.csv", sales, async (table) => {
      const prepared = await prepareAnalysis({ table, question, client: null, out: "unused" });
      const followUps = await followUpsOf(prepared, "sales.csv");
      const answers: string[] = [];
      for (const followUp of followUps) {
        const { question: next, options } = optionsOf(followUp);
        expect(next).toBe(followUp.question);
        const answer = await prepareAnalysis({
          table,
          client: null,
          out: "unused",
          ...options,
          question: next,
        });
        answers.push(answerSentences(answer));
      }
      return answers;
    });
    expect(said.length).toBeGreaterThan(0);
    for (const answer of said) expect(answer).toMatch(/^(?!Not used).*\d/);
  });

  it("repeats the options that the table was opened with", async () => {
    const question = "Which region had the highest revenue in 2022?";
    const commands = await withTable("sales.csv", sales, async (table) => {
      const prepared = await prepareAnalysis({ table, question, client: null, out: "unused" });
      const followUps = await followUpsOf(prepared, "sales.xlsx", ["--sheet", "Sales 2026"]);
      return followUps.map(({ command }) => command);
    });
    expect(commands.length).toBeGreaterThan(0);
    for (const command of commands) expect(command).toContain("' --sheet 'Sales 2026' --");
  });

  it("asks for what the answer did not show", async () => {
    const question = "Which region had the highest revenue in 2022?";
    const followUps = await withTable("sales.csv", sales, async (table) =>
      followUpsOf(await prepareAnalysis({ table, question, client: null, out: "unused" }), "sales.csv"),
    );
    expect(followUps[0]).toEqual({
      question: "What is the sum of revenue in 2022 by shop?",
      command:
        "concordat analyze sales.csv --question 'What is the sum of revenue in 2022 by shop?' --measure revenue --aggregate sum --by shop",
    });
  });
});
