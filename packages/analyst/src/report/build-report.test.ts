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
          "The model saved 0 of 3 CSVs; the tables of drivers are the pipeline's own.",
          "The model gave no words for the report (UNREADABLE): all of its words are computed.",
        ]);
        expect(report.title).toBe(report.question);
        expect(report.findings.map(({ evidence }) => evidence)).toEqual(
          Array(2).fill(["drivers-1-series.csv"]),
        );
        expect(report.recommendations).toEqual([]);
        expect(parseLines(await read("attempts.jsonl"))).toHaveLength(15);
      },
      { iterations: 4 },
    );
  });

  it("has left out what it made up and what it repeats: numbers that no query gave, evidence that is not there, the computed words", async () => {
    const words = JSON.stringify({
      commentary: "Construction and trade are up by 62 percent.",
      findings: [
        { statement: "Construction rose by 8,887.", evidence: ["drivers-1-series.csv"], confidence: 0.6 },
        { statement: "Builders lost work early.", evidence: ["drivers-1-series.csv"], confidence: 0.4 },
        { statement: "Mining rose by 1,234.", evidence: ["drivers-1-series.csv"], confidence: 0.9 },
        { statement: "Trade rose.", evidence: ["trade.csv"], confidence: 0.9 },
      ],
      recommendations: [{ action: "Hire 400 people.", rationale: "Why not.", priority: "low" }],
    });
    const script: Script = (asked) => (asked.iteration === "report" ? words : iterationAnswer(asked, []));
    await runs(
      script,
      async ({ report, client }) => {
        expect(report.title).toBe(report.question);
        expect(report.commentary).toBeNull();
        expect(report.findings.slice(2).map(({ statement }) => statement)).toEqual([
          "Builders lost work early.",
        ]);
        expect(report.recommendations).toEqual([]);
        expect(report.shortfalls.slice(-2)).toEqual([
          "4 parts of what the model wrote were left out: they hold numbers that no query gave, name no evidence, or break the form.",
          "1 part of what the model wrote was left out: it repeats what stands here or says nothing.",
        ]);
        expect(client.requests.at(-1)?.messages.at(-1)?.content).toContain(
          "must not hold 62: no query gave this (path: commentary)",
        );
      },
      { iterations: 1 },
    );
  });

  it("lets the computed words stand alone where it says nothing, and says so", async () => {
    const words = JSON.stringify({
      commentary: "Which industries drove the rise in unemployment from 2008 to 2009?",
      findings: [{ statement: "Manufacturing rose.", evidence: ["drivers-1-series.csv"], confidence: 0.8 }],
      recommendations: [{ action: "None.", rationale: "-", priority: "low" }],
    });
    const script: Script = (asked) => (asked.iteration === "report" ? words : iterationAnswer(asked, []));
    await runs(
      script,
      async ({ report }) => {
        expect([report.commentary, report.findings.length, report.recommendations]).toEqual([null, 2, []]);
        expect(report.shortfalls.slice(-2)).toEqual([
          "3 parts of what the model wrote were left out: they repeat what stands here or say nothing.",
          "The model's words add nothing to what was computed, which stands alone here.",
        ]);
      },
      { iterations: 1 },
    );
  });
});
