import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { analyze } from "../analysis/analyze.js";
import type { AnalyzeOptions } from "../analysis/analyze-options.js";
import { diligent, question, unemploymentTable } from "../testing/run-analysis.js";
import { scriptedAnalyst } from "../testing/scripted-analyst.js";
import { withFolder } from "../testing/table-file.js";

const table = unemploymentTable();

describe("a folder", () => {
  const again = async (
    options: Partial<AnalyzeOptions>,
    before?: (folder: string) => Promise<void>,
  ): Promise<unknown> =>
    withFolder(async (folder) => {
      const base = {
        table: table(),
        question,
        out: folder,
        compare: "2008:2009",
        iterations: 1,
        client: scriptedAnalyst(diligent),
      };
      if (before === undefined) await analyze(base);
      else await before(folder);
      return analyze({ ...base, ...options });
    });

  it.each<[string, Partial<AnalyzeOptions>, RegExp]>([
    [
      "is not overwritten",
      {},
      /holds an analysis already; go on in it with --resume, or name another folder/,
    ],
    [
      "is not gone on in with another question",
      { resume: true, question: "Why?" },
      /holds another analysis \(question is "Which .*", not "Why\?"\)/,
    ],
    [
      "is not gone on in with other periods",
      { resume: true, compare: "2007:2008" },
      /\(compare is "2008:2009", not "2007:2008"\)/,
    ],
  ])("that holds an analysis %s", async (_, options, message) => {
    await expect(again(options)).rejects.toMatchObject({ code: "RUN_CONFLICT", message });
  });

  it("with logs of an unknown analysis is refused", async () => {
    const strange = (folder: string): Promise<void> => writeFile(join(folder, "iterations.jsonl"), "{}\n");
    await expect(again({}, strange)).rejects.toMatchObject({
      code: "RUN_CONFLICT",
      message: /holds iterations.jsonl of an unknown analysis/,
    });
  });

  it.each<[Partial<AnalyzeOptions>, RegExp]>([
    [{ question: " " }, /there is no question/],
    [{ iterations: 0 }, /cannot make 0 iterations/],
  ])("is not made for %j", async (options, message) => {
    await expect(again(options, async () => undefined)).rejects.toMatchObject({
      code: "BAD_OPTION",
      message,
    });
  });
});
