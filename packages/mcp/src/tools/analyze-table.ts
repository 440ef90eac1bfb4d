import {
  type Aggregate,
  type AnalyzeEvent,
  aggregateNames,
  analyze,
  openTable,
  renderMarkdown,
} from "@concordat/analyst";
import { analysisReport } from "@concordat/contracts/analysis-report";
import { closedObject } from "../schemas/closed-object.js";
import { outlinedSchema } from "../schemas/outlined-schema.js";
import { seedSchema } from "../schemas/seed-schema.js";
import { defineMcpTool, type ProgressStep } from "./tool.js";

interface Input {
  readonly table: string;
  readonly question: string;
  readonly out: string;
  readonly measure?: string;
  readonly aggregate?: Aggregate;
  readonly by?: string;
  readonly where?: readonly string[];
  readonly time?: string;
  readonly compare?: string;
  readonly sheet?: string;
  readonly iterations?: number;
  readonly seed?: number;
  readonly resume?: boolean;
}

/** Explores a table and reports what drove a change. */
export const analyzeTableTool = defineMcpTool<Input>({
  name: "analyze_table",
  title: "Analyse a table",
  description:
    "Explores a table in planned iterations and reports what drove a change: the configured model plans and words, DuckDB " +
    "computes every number. Without a server that answers, all is computed and no model asked. Writes iterations, CSVs and the report into the folder out.",
  inputSchema: closedObject(
    {
      table: {
        type: "string",
        description: "A CSV, TSV, JSON, NDJSON, Parquet or DuckDB file, or an Excel workbook.",
      },
      question: { type: "string", minLength: 1, description: "What the report answers." },
      out: {
        type: "string",
        description: "The folder for the analysis; nothing that exists in it is replaced.",
      },
      measure: {
        type: "string",
        description:
          "A column, a ratio such as revenue/orders, or a difference such as exports - imports. Default: chosen.",
      },
      aggregate: {
        type: "string",
        enum: [...aggregateNames],
        description: "How its values are aggregated. Default: as the question asks.",
      },
      by: {
        type: "string",
        description: "The column whose members are compared. Default: what the question names.",
      },
      where: {
        type: "array",
        items: { type: "string" },
        description:
          'Which rows count, such as "Region = Europe" or "price > 10". Default: as the question says.',
      },
      time: { type: "string", description: "The column of dates or years. Default: the first." },
      compare: { type: "string", description: "Two periods, 2008:2009. Default: the last two whole ones." },
      sheet: { type: "string", description: "The sheet of a workbook, or the table of a DuckDB file." },
      iterations: { type: "integer", minimum: 1, maximum: 100, description: "Default 10." },
      seed: seedSchema,
      resume: { type: "boolean", description: "Continue the analysis in out. Default false." },
    },
    ["table", "question", "out"],
  ),
  outputSchema: outlinedSchema(analysisReport),
  annotations: { readOnlyHint: false, destructiveHint: false, openWorldHint: true },
  async call({ table: file, question, out, sheet, ...subject }, { paths, model, signal, progress }) {
    const path = await paths.resolve(file);
    const folder = await paths.resolveFolder(out);
    const served = await model();
    const isComputedOnly = served.answers !== undefined && !(await served.answers());
    const { client, settings } = isComputedOnly ? { client: null, settings: {} } : served;
    const table = await openTable(path, sheet === undefined ? {} : { table: sheet });
    try {
      const { report } = await analyze({
        table,
        client,
        ...settings,
        ...subject,
        question,
        out: folder,
        inputs: [path],
        signal,
        onEvent: (event) => {
          const step = stepOf(event, subject.iterations);
          if (step !== null) progress(step);
        },
      });
      return { value: report, text: renderMarkdown(report) };
    } finally {
      await table.close();
    }
  },
});

/** Returns the progress of an analysis after an event; `null` for events within an iteration. */
function stepOf(event: AnalyzeEvent, iterations = 10): ProgressStep | null {
  if (event.type === "iteration-finished" || event.type === "iteration-failed")
    return { done: event.iteration, of: iterations, message: event.type.replace("-", " ") };
  return null;
}
