import { readdir } from "node:fs/promises";
import { analysisReport } from "@concordat/contracts/analysis-report";
import { validateIterationResponse } from "@concordat/contracts/iteration-response";
import { describe, expect, it, vi } from "vitest";
import type { AnalyzeOptions } from "../analysis/analyze-options.js";
import type { AnalyzeEvent } from "../loop/events.js";
import { diligent, question, ran, type Script, unemploymentTable } from "../testing/run-analysis.js";
import { parseLines } from "../testing/scripted-analyst.js";

const table = unemploymentTable();

const runs = (
  script: Script,
  check: Parameters<typeof ran>[2],
  options: Partial<AnalyzeOptions> = {},
): Promise<void> => ran(script, { table: table(), ...options }, check);

describe("an analysis by a diligent model", () => {
  it("makes ten iterations in their phases, each a valid iteration response", async () => {
    await runs(diligent, async ({ records, read }) => {
      const lines = parseLines(await read("iterations.jsonl"));
      expect(lines).toEqual(records);
      expect(lines.flatMap(validateIterationResponse)).toEqual([]);
      expect(lines.map(({ iteration_number, phase }) => [iteration_number, phase])).toEqual([
        ...[1, 2, 3, 4, 5, 6].map((number) => [number, "exploration"]),
        ...[
          [7, "pre_final"],
          [8, "synthesis"],
          [9, "final"],
          [10, "final"],
        ],
      ]);
    });
  });

  it("is made although its listener throws", async () => {
    const report = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const onEvent = (): void => {
      throw new Error("the listener is broken");
    };
    await runs(diligent, async ({ records }) => expect(records).toHaveLength(10), { onEvent });
    expect(report.mock.calls[0]?.[0]).toBe("onEvent threw; the call continues:");
    report.mockRestore();
  });

  it("leaves its CSVs under names of its own, and says which action saved each", async () => {
    await runs(diligent, async ({ records, read, folder, report }) => {
      expect((await readdir(folder)).sort()).toEqual([
        "01-change-by-industry.csv",
        "02-by-year.csv",
        "03-by-month-year.csv",
        "attempts.jsonl",
        "attempts.jsonl.digests",
        "chart-drivers-1.svg",
        "chart-trend.svg",
        "claim.json",
        "drivers-1-series.csv",
        "iterations.jsonl",
        "iterations.jsonl.digests",
        "report.html",
        "report.json",
        "report.md",
      ]);
      expect(records[6]?.saved_csv).toEqual([
        { description: "Change by industry", corresponding_action_index: 0 },
        { description: "By year", corresponding_action_index: 1 },
        { description: "By month & year!", corresponding_action_index: 2 },
      ]);
      expect((await read("02-by-year.csv")).split("\n").slice(0, 3)).toEqual([
        "year,sum of count",
        "2000,63093",
        "2001,76097",
      ]);
      expect(report.csvs.map(({ file, rows, saved_by }) => [file, rows, saved_by])).toEqual([
        ["01-change-by-industry.csv", 154, "model"],
        ["02-by-year.csv", 11, "model"],
        ["03-by-month-year.csv", 122, "model"],
        ["drivers-1-series.csv", 14, "pipeline"],
      ]);
    });
  });

  it("ends with a report that keeps its contract, whose drivers are computed and whose evidence is there", async () => {
    await runs(diligent, async ({ report, read, folder }) => {
      expect(analysisReport.validate(JSON.parse(await read("report.json")))).toEqual([]);
      expect(report).toMatchObject({
        title: question,
        question,
        summary: expect.stringMatching(
          /^From 2008 to 2009 the sum of count rose from 97,888 to 158,759, by 60,871 \(\+62\.2 %\)\. By series, the largest contributions are those of Manufacturing \(\+11,333\), Construction \(\+8,887\) and Wholesale and Retail Trade \(\+7,666\)\. Read as: sum of count \(an amount\), 2009 against 2008 of date, by series, all rows\.$/,
        ),
        commentary: "Factories shed people before shops did.",
        total: { value_a: 97_888, value_b: 158_759, change: 60_871 },
        recommendations: [{ action: "Look at manufacturing.", priority: "high" }],
        shortfalls: [],
        iterations: 10,
      });
      expect(report.drivers[0]).toMatchObject({ member: "Manufacturing", effect: 11_333 });
      expect(report.drivers.reduce((sum, { effect }) => sum + effect, 0)).toBe(60_871);
      const files = await readdir(folder);
      expect(
        report.findings.flatMap(({ evidence }) => evidence).filter((file) => !files.includes(file)),
      ).toEqual([]);
      expect(report.findings.map(({ confidence_basis }) => confidence_basis)).toEqual([
        "computed",
        "computed",
        "model",
      ]);
      const markdown = await read("report.md");
      expect(markdown).toContain("| Manufacturing | 11,343 | 22,676 | +11,333 | 18.6 % |");
      expect(markdown).toContain("![What drove the change, by series](chart-drivers-1.svg)");
      expect(await read("chart-drivers-1.svg")).toMatch(
        /^<svg [^>]+aria-label="What drove the change, by series/,
      );
      expect(await read("report.html")).toMatch(/^<!doctype html>/);
    });
  });

  it("records what each iteration cost, gave and holds to", async () => {
    await runs(diligent, async ({ records }) => {
      expect(records[0]?.meta).toMatchObject({
        contract: "iteration-response/v1",
        model: "scripted:test",
        attempts: 1,
        started_at: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
        elapsed_ms: expect.any(Number),
        result_tokens: expect.any(Number),
        dimensions: { series: 14, year: 11, month: 12 },
        results: [
          { state: "answered", rows: 1, answer: { columns: ["series", "sum of count"], left_out: 13 } },
        ],
        guidance: { repeated_calls: 0, empty_results: 0, missing_csvs: 0, failed_calls: 0, notes: [] },
      });
    });
  });

  it("reports its steps as they happen", async () => {
    const events: AnalyzeEvent[] = [];
    await runs(diligent, async () => undefined, { iterations: 1, onEvent: (event) => events.push(event) });
    expect(events.map(({ type }) => type)).toEqual([
      "started",
      "iteration-started",
      ...["request", "request", "request"],
      "iteration-finished",
      ...["request", "request", "request"],
      "finished",
    ]);
  });
});
