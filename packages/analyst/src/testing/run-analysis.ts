import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Action } from "@concordat/contracts/iteration-response";
import type { ScriptedAnswer } from "@concordat/llm/scripted";
import { afterAll, beforeAll } from "vitest";
import { type Analysis, analyze } from "../analysis/analyze.js";
import type { AnalyzeOptions } from "../analysis/analyze-options.js";
import { openTable, type Table } from "../table/open-table.js";
import { exampleTable } from "./example-data.js";
import {
  type Asked,
  iterationAnswer,
  save,
  scriptedAnalyst,
  trend,
  wordsAnswer,
} from "./scripted-analyst.js";
import { withFolder } from "./table-file.js";

export const question = "Which industries drove the rise in unemployment from 2008 to 2009?";

/** A finished analysis, with its scripted model and its output folder. */
export interface Ran extends Analysis {
  readonly client: ReturnType<typeof scriptedAnalyst>;
  readonly folder: string;
  read(name: string): Promise<string>;
}

/** The answers of a scripted model. */
export type Script = (asked: Asked) => ScriptedAnswer;

/** Opens the unemployment table for all tests of a file. */
export function unemploymentTable(): () => Table {
  let table: Table | undefined;
  beforeAll(async () => {
    table = await openTable(exampleTable("unemployment-across-industries.json"));
  });
  afterAll(() => table?.close());
  return () => {
    if (table === undefined) throw new Error("the table is open while tests run");
    return table;
  };
}

/** Runs an analysis in a separate folder. */
export async function ran(
  script: Script,
  options: Partial<AnalyzeOptions> & Pick<AnalyzeOptions, "table">,
  check: (run: Ran) => Promise<void>,
): Promise<void> {
  await withFolder(async (folder) => {
    const client = scriptedAnalyst(script);
    const analysis = await analyze({ question, client, out: folder, compare: "2008:2009", ...options });
    await check({ ...analysis, client, folder, read: (name) => readFile(join(folder, name), "utf8") });
  });
}

/** A model that behaves as intended: it explores something new each time, and saves three tables. */
const groupings = [["series"], ["year"], ["month"], ["date.quarter"], ["series", "year"], ["date.weekday"]];
export const diligent: Script = (asked) => {
  if (asked.iteration === "report") return wordsAnswer;
  const grouping = groupings[asked.iteration - 1];
  const actions: Record<string, Action[]> = {
    exploration: [trend(grouping ?? ["series"], { top_n: asked.iteration })],
    pre_final: [
      save("Change by industry", ["series", "year"]),
      save("By year", ["year"]),
      save("By month & year!", ["date.month"]),
    ],
    synthesis: [
      trend(["year"], { filters: [{ dimension_name: "series", operator: "=", value: "Manufacturing" }] }),
    ],
    final: [],
  };
  return iterationAnswer(asked, actions[asked.phase] ?? []);
};
