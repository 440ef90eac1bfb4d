import { describe, expect, it } from "vitest";
import type { AnalyzeOptions } from "../analysis/analyze-options.js";
import { AnalystError } from "../error/analyst-error.js";
import type { Table } from "../table/open-table.js";
import { ran, type Script, unemploymentTable } from "../testing/run-analysis.js";
import { iterationAnswer, save, trend, wordsAnswer } from "../testing/scripted-analyst.js";

const table = unemploymentTable();

const runs = (
  script: Script,
  check: Parameters<typeof ran>[2],
  options: Partial<AnalyzeOptions> = {},
): Promise<void> => ran(script, { table: table(), ...options }, check);

describe("guidance", () => {
  it("tells of a call made before, does not run it again, and counts it", async () => {
    const script: Script = (asked) =>
      asked.iteration === "report"
        ? wordsAnswer
        : iterationAnswer(asked, [trend(["series"]), trend(["series"], { filters: null })]);
    await runs(
      script,
      async ({ records, client }) => {
        expect(
          records.map(({ meta }) => [meta.results.map(({ state }) => state), meta.guidance.repeated_calls]),
        ).toEqual([
          [["answered", "repeated"], 1],
          [["repeated", "repeated"], 2],
        ]);
        expect(client.requests[1]?.messages[1]?.content).toContain(
          "was the same as in iteration 1: ask for something else.",
        );
      },
      { iterations: 2 },
    );
  });

  it("tells of a result without rows, and saves no CSV of it", async () => {
    const filters = [{ dimension_name: "year", operator: ">", value: 3_000 }];
    const script: Script = (asked) =>
      asked.iteration === "report"
        ? wordsAnswer
        : iterationAnswer(asked, [save("Nothing", ["series"], { filters })]);
    await runs(
      script,
      async ({ records, client, report }) => {
        expect(records[0]?.meta.guidance).toMatchObject({
          empty_results: 1,
          notes: [expect.stringContaining("gave no rows: loosen its filters")],
        });
        expect(client.requests[1]?.messages[1]?.content).toContain("gave no rows");
        expect(report.csvs.map(({ saved_by }) => saved_by)).toEqual(["pipeline"]);
      },
      { iterations: 5 },
    );
  });

  it("tells from the pre_final phase on how many CSVs are missing, and the report says so", async () => {
    const script: Script = (asked) =>
      asked.iteration === "report"
        ? wordsAnswer
        : iterationAnswer(asked, asked.iteration === 2 ? [save("By series", ["series"])] : []);
    await runs(
      script,
      async ({ records, client, report }) => {
        expect(records.map(({ meta }) => meta.guidance.missing_csvs)).toEqual([0, 2, 2, 2, 2]);
        expect(client.requests[2]?.messages[1]?.content).toContain("1 of 3 CSVs are saved: save 2 more");
        expect(report.shortfalls).toEqual([
          "The model saved 1 of 3 CSVs; the tables of drivers are the pipeline's own.",
        ]);
      },
      { iterations: 5 },
    );
  });

  it("reports a query that was cancelled, and continues", async () => {
    const slow: Table = {
      ...table(),
      select: (sql, values, options) =>
        sql.includes("LIMIT 13)")
          ? Promise.reject(new AnalystError("QUERY_TIMEOUT", "the query took too long"))
          : table().select(sql, values, options),
    };
    const script: Script = (asked) =>
      asked.iteration === "report"
        ? wordsAnswer
        : iterationAnswer(asked, [trend(["series"], { top_n: 13 }), trend(["year"])]);
    await runs(
      script,
      async ({ records }) => {
        expect(records[0]?.meta.results).toMatchObject([
          { state: "failed", error: { code: "QUERY_TIMEOUT" } },
          { state: "answered" },
        ]);
        expect(records[0]?.meta.guidance).toMatchObject({
          failed_calls: 1,
          notes: ["The call of get_trend_data_tool failed: the query took too long"],
        });
        // It may be asked for again: a failure is not an answer.
        expect(records[1]?.meta.results.map(({ state }) => state)).toEqual(["failed", "repeated"]);
      },
      { iterations: 6, table: slow },
    );
  });
});
