import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { analysisReport } from "@concordat/contracts/analysis-report";
import { validateIterationResponse } from "@concordat/contracts/iteration-response";
import { ensureEmbeddedModel } from "@concordat/llm/embedded-model";
import { createLlamaClient } from "@concordat/llm/llama";
import { expect, it } from "vitest";
import { analyze } from "./analysis/analyze.js";
import { savedFiles } from "./run/iteration-record.js";
import { openTable } from "./table/open-table.js";
import { exampleTable } from "./testing/example-data.js";
import { parseLines } from "./testing/scripted-analyst.js";
import { withFolder } from "./testing/table-file.js";

// The last of ten iterations. The whole ten take minutes on one core: CONCORDAT_ANALYST_ITERATIONS=10 runs them.
const iterations = Number(process.env.CONCORDAT_ANALYST_ITERATIONS ?? 1);

it("a real, very small model analyses a table to the end, and the drivers do not depend on it", {
  timeout: 1_500_000,
}, async ({ skip }) => {
  const modelPath = await ensureEmbeddedModel().catch((error: Error) => skip(error.message));
  const client = await createLlamaClient({ modelPath });
  const table = await openTable(exampleTable("unemployment-across-industries.json"));
  await withFolder(async (out) => {
    const question = "Which industries drove the rise in unemployment from 2008 to 2009?";
    const { report, records } = await analyze({
      table,
      client,
      out,
      question,
      compare: "2008:2009",
      iterations,
      seed: 7,
      // On a slow machine an answer that fills its room takes longer than a request's usual time.
      timeoutMs: 400_000,
      maxRetries: 0,
    });
    const lines = parseLines(await readFile(join(out, "iterations.jsonl"), "utf8"));
    expect(lines.flatMap(validateIterationResponse)).toEqual([]);
    // What so small a model asks for is chance; whatever it asked to be saved is there.
    expect(lines.length).toBeGreaterThanOrEqual(1);
    const saved = (await readdir(out)).filter((name) => /^\d\d-.*\.csv$/.test(name));
    expect(saved.sort()).toEqual(
      savedFiles(records)
        .map(({ file }) => file)
        .sort(),
    );
    expect(analysisReport.validate(JSON.parse(await readFile(join(out, "report.json"), "utf8")))).toEqual([]);
    expect(report.drivers.slice(0, 4).map(({ member, effect }) => [member, effect])).toEqual([
      ["Manufacturing", 11_333],
      ["Construction", 8_887],
      ["Wholesale and Retail Trade", 7_666],
      ["Business services", 7_212],
    ]);
    expect(await readFile(join(out, "report.md"), "utf8")).toContain("](chart-drivers-1.svg)");
  });
  await table.close();
  await client.dispose();
});
