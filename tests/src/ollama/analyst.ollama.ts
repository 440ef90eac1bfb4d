import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { analyze, openTable } from "@concordat/analyst";
import { analysisReport } from "@concordat/contracts/analysis-report";
import { createOllamaClient } from "@concordat/llm/ollama";
import { afterAll, beforeAll, expect, it } from "vitest";
import { models, type OllamaServer, startOllama } from "./ollama-server.js";

let server: OllamaServer;
let folder: string;
beforeAll(async () => {
  server = await startOllama();
  folder = await mkdtemp(join(tmpdir(), "concordat-analyst-ollama-"));
});
afterAll(async () => {
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

it("a real Ollama is asked with arguments narrowed to the table, and the drivers are right whatever it says", async () => {
  const rows = [2024, 2025].flatMap((year) =>
    ["north", "south"].map((region, index) => `${year},${region},${(year - 2023) * (10 + index)}`),
  );
  const file = join(folder, "sales.csv");
  await writeFile(file, ["year,region,sales", ...rows].join("\n"));
  const table = await openTable(file);
  try {
    const { report, records } = await analyze({
      table,
      client: createOllamaClient({ endpoint: server.endpoint, model: models.real }),
      question: "Where did sales rise?",
      measure: "sales",
      time: "year",
      compare: "2024:2025",
      out: join(folder, "out"),
      iterations: 1,
      seed: 1,
    });
    expect(analysisReport.validate(report)).toEqual([]);
    expect(report.drivers.find(({ member }) => member === "south")).toMatchObject({ effect: 11 });
    expect(records.length).toBeGreaterThan(0);
  } finally {
    await table.close();
  }
  // A small model may fill every room that it is given, and each attempt gives it twice as much.
}, 600_000);
