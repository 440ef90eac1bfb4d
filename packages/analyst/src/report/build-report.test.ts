import { describe, expect, it } from "vitest";
import type { AnalyzeOptions } from "../analysis/analyze-options.js";
import { ran, type Script, unemploymentTable } from "../testing/run-analysis.js";
import { iterationAnswer, parseLines } from "../testing/scripted-analyst.js";

const table = unemploymentTable();

const runs = (
  script: Script,
  check: Parameters<typeof ran>[2],
  options: Partial<AnalyzeOptions> = {},
): Promise<void> => ran(script, { table: table(), ...options }, check);

describe("a model that never does better", () => {
  it("still ends in an honest report: drivers computed, findings with evidence, the shortfall stated", async () => {
    await runs(
      () => "I would rather not.",
      async ({ report, records, read }) => {
        expect(records).toEqual([]);
        expect(report.shortfalls).toEqual([
          "The model gave no usable answer in 4 of 4 iterations: 1, 2, 3, 4.",
          "The model saved 0 CSVs of 3; the tables of drivers are the pipeline's own.",
          "The model gave no words for the report (UNREADABLE): title, summary and findings are computed.",
        ]);
        expect(report.title).toBe("Change in the sum of count, 2008 to 2009");
        expect(report.findings.map(({ evidence }) => evidence)).toEqual(
          Array(3).fill(["drivers-1-series.csv"]),
        );
        expect(report.recommendations).toEqual([]);
        expect(parseLines(await read("attempts.jsonl"))).toHaveLength(15);
      },
      { iterations: 4 },
    );
  });

  it("has left out what it made up: numbers that no query gave, evidence that is not there", async () => {
    const words = JSON.stringify({
      title: "Up by 62 percent",
      summary: "Manufacturing rose by 11,333, or 18.6 % of 60,871.",
      findings: [
        { statement: "Construction rose by 8,887.", evidence: ["drivers-1-series.csv"], confidence: 0.6 },
        { statement: "Mining rose by 1,234.", evidence: ["drivers-1-series.csv"], confidence: 0.9 },
        { statement: "Trade rose.", evidence: ["trade.csv"], confidence: 0.9 },
      ],
      recommendations: [{ action: "Hire 400 people.", rationale: "Why not.", priority: "low" }],
    });
    const script: Script = (asked) => (asked.iteration === "report" ? words : iterationAnswer(asked, []));
    await runs(
      script,
      async ({ report, client }) => {
        expect(report.title).toBe("Change in the sum of count, 2008 to 2009");
        expect(report.summary).toMatch(
          /In the model's words: Manufacturing rose by 11,333, or 18\.6 % of 60,871\.$/,
        );
        expect(report.findings.slice(3).map(({ statement }) => statement)).toEqual([
          "Construction rose by 8,887.",
        ]);
        expect(report.recommendations).toEqual([]);
        expect(report.shortfalls.at(-1)).toMatch(/^4 parts of what the model wrote were left out/);
        expect(client.requests.at(-1)?.messages.at(-1)?.content).toContain(
          "must not hold 62: no query gave this (path: title)",
        );
      },
      { iterations: 1 },
    );
  });
});
