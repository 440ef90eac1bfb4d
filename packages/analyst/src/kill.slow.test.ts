import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { validateIterationResponse } from "@concordat/contracts/iteration-response";
import { expect, it } from "vitest";
import { exampleTable } from "./testing/example-data.js";
import { parseLines } from "./testing/scripted-analyst.js";
import { withFolder } from "./testing/table-file.js";

const built = join(import.meta.dirname, "..", "dist", "index.js");
const iterations = 5;

/** A process that analyses with a script for a model, resumes what it finds, and tells each event in a line. */
const program = `
import { createScriptedClient } from "@concordat/llm/scripted";
import { analyze, openTable } from ${JSON.stringify(pathToFileURL(built).href)};
const [file, out] = process.argv.slice(1);
const client = createScriptedClient(({ messages }) => {
  const [, number, phase] = /"iteration_number":(\\d+),"phase":"(\\w+)"/.exec(messages.map((message) => message.content).join()) ?? [];
  if (number === undefined) return JSON.stringify({ commentary: "S", findings: [], recommendations: [] });
  const actions = [["series", "year"], ["year"], ["month"]].map((groups) => ({
    tool_name: "save_query_to_csv_tool",
    arguments: { description: "table " + number + groups, group_by_dimensions: groups, top_n: 10 + Number(number) },
  }));
  return JSON.stringify({ iteration_number: Number(number), phase, plan: "Save them.", actions, reflect: "All is saved." });
});
const table = await openTable(file);
await analyze({
  table, client, out, question: "Why?", compare: "2008:2009", iterations: ${iterations}, resume: true,
  onEvent: ({ type, iteration }) => console.log(type + " " + iteration),
});
await table.close();
`;

function start(folder: string): ChildProcess {
  const file = exampleTable("unemployment-across-industries.json");
  return spawn(process.execPath, ["--input-type=module", "-e", program, file, folder], {
    cwd: join(import.meta.dirname, ".."),
    stdio: ["ignore", "pipe", "inherit"],
  });
}

/** Runs the process until it says a line, and kills it so that it can do nothing more. */
async function killAt(folder: string, line: string, afterMs: number): Promise<void> {
  const child = start(folder);
  if (child.stdout === null) throw new Error("the process has an output");
  for await (const said of createInterface(child.stdout)) {
    if (said === line) break;
  }
  setTimeout(() => child.kill("SIGKILL"), afterMs);
  if (child.exitCode === null) await once(child, "exit");
}

it.skipIf(!existsSync(built))(
  "an analysis that is killed in every iteration continues each time, and loses nothing whole (skipped before a build)",
  async () => {
    await withFolder(async (parent) => {
      const folder = join(parent, "out");
      for (let iteration = 1; iteration <= iterations; iteration++) {
        await killAt(folder, `iteration-started ${iteration}`, 4 * iteration);
        const log = await readFile(join(folder, "iterations.jsonl"), "utf8").catch(() => "");
        expect(log.split("\n").length - 1).toBeGreaterThanOrEqual(iteration - 1);
      }
      const last = start(folder);
      last.stdout?.resume();
      expect(await once(last, "exit")).toEqual([0, null]);
      const records = parseLines(await readFile(join(folder, "iterations.jsonl"), "utf8"));
      expect(records.flatMap(validateIterationResponse)).toEqual([]);
      expect(records.map(({ iteration_number }) => iteration_number)).toEqual([1, 2, 3, 4, 5]);
      const report = JSON.parse(await readFile(join(folder, "report.json"), "utf8"));
      expect(report.csvs).toHaveLength(3 * iterations + 1);
      for (const { file, rows } of report.csvs) {
        const lines = (await readFile(join(folder, file), "utf8")).trimEnd().split("\n");
        expect({ file, rows: lines.length - 1 }).toEqual({ file, rows });
      }
    });
  },
);
