import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { analyze } from "../analysis/analyze.js";
import type { AnalyzeOptions } from "../analysis/analyze-options.js";
import { diligent, question, unemploymentTable } from "../testing/run-analysis.js";
import { scriptedAnalyst } from "../testing/scripted-analyst.js";
import { withFolder } from "../testing/table-file.js";

const table = unemploymentTable();

describe("a folder", () => {
  const again = async (options: Partial<AnalyzeOptions>): Promise<unknown> =>
    withFolder(async (folder) => {
      const base = {
        table: table(),
        question,
        out: folder,
        compare: "2008:2009",
        iterations: 1,
        client: scriptedAnalyst(diligent),
      };
      await analyze(base);
      return analyze({ ...base, ...options });
    });

  it.each<[string, Partial<AnalyzeOptions>, string, RegExp]>([
    ["is not overwritten", {}, "RUN_EXISTS", /already holds a run; resume it or choose another name/],
    [
      "is not continued with another question",
      { resume: true, question: "Why?" },
      "OTHER_RUN",
      /belongs to another run \(question is "Which .*" there, but "Why\?" here/,
    ],
    [
      "is not continued with other periods",
      { resume: true, compare: "2007:2008" },
      "OTHER_RUN",
      /compare is "2008:2009" there, but "2007:2008" here/,
    ],
    [
      "is not continued at another temperature",
      { resume: true, temperature: 0.3 },
      "OTHER_RUN",
      /temperature/,
    ],
    [
      "is not continued with other limits",
      { resume: true, resultTokens: 90 },
      "OTHER_RUN",
      /tokens for results/,
    ],
  ])("that holds an analysis %s", async (_, options, code, message) => {
    await expect(again(options)).rejects.toMatchObject({ code, message: expect.stringMatching(message) });
  });

  it("that holds foreign files of names that an analysis needs is refused, and they stay as they are", async () => {
    await withFolder(async (folder) => {
      const foreign = ["iterations.jsonl", "report.md", "01-mine.csv", "drivers-1-product.csv"];
      const client = scriptedAnalyst(diligent);
      for (const name of [...foreign, "2024-sales.csv", "report.json.unfinished"])
        await writeFile(join(folder, name), name);
      const base = { table: table(), question, out: folder, compare: "2008:2009", iterations: 1, client };
      for (const resume of [false, true]) {
        await expect(analyze({ ...base, resume })).rejects.toMatchObject({
          code: "OUTPUT_EXISTS",
          message: expect.stringContaining(
            "whose names it needs: 01-mine.csv, drivers-1-product.csv, iterations.jsonl, report.md",
          ),
        });
      }
      expect(client.requests).toEqual([]);
      for (const name of await readdir(folder)) expect(await readFile(join(folder, name), "utf8")).toBe(name);
      expect(await readdir(folder)).toHaveLength(foreign.length + 2);
    });
  });

  it.each<[Partial<AnalyzeOptions>, RegExp]>([
    [{ question: " " }, /there is no question/],
    [{ iterations: 0 }, /cannot make 0 iterations/],
  ])("is not made for %j", async (options, message) => {
    await expect(again(options)).rejects.toMatchObject({
      code: "BAD_OPTION",
      message: expect.stringMatching(message),
    });
  });
});
