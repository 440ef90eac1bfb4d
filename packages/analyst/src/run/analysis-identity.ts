import { type RunIdentity, runIdentity } from "@concordat/files";
import type { AnalyzeOptions } from "../analysis/analyze-options.js";
import type { PreparedAnalysis } from "../analysis/prepare-analysis.js";
import type { Subject } from "../drivers/subject.js";
import { iterationSchema } from "../loop/iteration-schema.js";
import { iterationState } from "../loop/run-iteration.js";
import { iterationPrompt } from "../prompt/iteration-prompt.js";
import { measureColumnName } from "../query/aggregate.js";
import type { Table } from "../table/open-table.js";

/**
 * Returns all properties that can change an answer of an analysis. An analysis can be resumed only if none of them has
 * changed. The timeout is not included: it only affects whether an answer arrives, so it may be raised after an outage.
 */
export async function analysisIdentity(
  options: AnalyzeOptions,
  prepared: PreparedAnalysis,
): Promise<RunIdentity> {
  const { table, question, client, seed, temperature, maxAttempts, spreadsheetSafe = false } = options;
  const first = iterationState(1, [], prepared.iterations);
  const given = {
    question,
    table: table.name,
    "rows of the table": await tableFingerprint(table),
    iterations: prepared.iterations,
    ...subjectParts(prepared.subject),
    model: client?.id ?? "none",
    seed,
    temperature,
    attempts: maxAttempts,
    "tokens for the table": prepared.tableTokens,
    "tokens for results": prepared.resultTokens,
    "spreadsheet-safe": spreadsheetSafe,
  };
  const prompt = iterationPrompt(first, [], [], prepared);
  return runIdentity(given, {
    "wording of the prompts": [prompt, iterationSchema(first, prepared.context)],
  });
}

function subjectParts({ measure, comparison }: Subject): Record<string, string | null> {
  return {
    measure: measureColumnName(measure),
    aggregate: measure.aggregate,
    time: comparison?.column.name ?? null,
    compare: comparison === null ? null : `${comparison.a.label}:${comparison.b.label}`,
  };
}

/**
 * Computes a number from a table's content. Tables with the same columns and rows have the same number, in any order of
 * the rows.
 */
async function tableFingerprint({ columns, select }: Table): Promise<string> {
  const values = columns.map(({ id }) => id).join(", ");
  const [[sum = null] = []] = await select(
    `SELECT CAST(sum(CAST(hash(${values}) AS HUGEINT)) AS VARCHAR) FROM data`,
    [],
  );
  return `${columns.map(({ name, type }) => `${name} ${type}`).join(", ")}; ${sum}`;
}
