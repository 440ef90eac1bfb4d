import type { Action } from "@concordat/contracts/iteration-response";
import { AnalystError } from "../error/analyst-error.js";
import { type CsvOptions, toCsv } from "../files/csv.js";
import { csvName } from "../run/csv-names.js";
import { type ActionResult, type IterationRecord, savedFiles } from "../run/iteration-record.js";
import type { QueryOptions } from "../table/database.js";
import { type CountTokens, compactAnswer } from "../tools/compact.js";
import type { AnalysisToolContext, ToolAnswer, ValidToolCall } from "../tools/tool.js";
import { readCall } from "../tools/tools.js";

/** The settings for running actions. */
export interface ActionSettings extends CsvOptions {
  /** Writes a file of the analysis. */
  readonly write: (name: string, content: string) => Promise<void>;
  /** Maximum number of tokens of one answer. */
  readonly answerTokens: number;
  readonly countTokens: CountTokens;
  readonly query: QueryOptions;
}

/** Runs an iteration's actions in order. A call that was made before is not repeated. */
export async function runActions(
  iteration: number,
  actions: readonly Action[],
  earlier: readonly IterationRecord[],
  context: AnalysisToolContext,
  settings: ActionSettings,
): Promise<ActionResult[]> {
  const seen = callsOf(earlier, context);
  let saved = savedFiles(earlier).length;
  const results: ActionResult[] = [];
  for (const action of actions) {
    const start = performance.now();
    const call = checkedCall(action, context);
    const first = seen.get(call.key);
    const result: ResultBody =
      first === undefined
        ? await runCall(call, saved + 1, settings)
        : { state: "repeated", first_iteration: first };
    if (result.state === "answered") {
      seen.set(call.key, iteration);
      if (result.file !== undefined) saved++;
    }
    results.push({
      tool_name: action.tool_name,
      elapsed_ms: Math.round(performance.now() - start),
      ...result,
    });
  }
  return results;
}

type DistributedOmit<Union, Key extends PropertyKey> = Union extends unknown ? Omit<Union, Key> : never;
type ResultBody = DistributedOmit<ActionResult, "tool_name" | "elapsed_ms">;

/** Returns the number of the iteration in which each call was last answered, by the call's key. */
function callsOf(records: readonly IterationRecord[], context: AnalysisToolContext): Map<string, number> {
  const seen = new Map<string, number>();
  for (const { iteration_number: iteration, actions, meta } of records) {
    for (const [index, action] of actions.entries()) {
      if (meta.results[index]?.state === "answered") seen.set(checkedCall(action, context).key, iteration);
    }
  }
  return seen;
}

/** Parses a call of an answer that has already been validated. */
function checkedCall(action: Action, context: AnalysisToolContext): ValidToolCall {
  const parsed = readCall(action, context, "");
  if (parsed.violations === undefined) return parsed.value;
  const [{ message } = { message: "unknown" }] = parsed.violations;
  throw new AnalystError(
    "LOG_UNREADABLE",
    `a recorded call of ${action.tool_name} does not fit the table: ${message}`,
  );
}

async function runCall(call: ValidToolCall, number: number, settings: ActionSettings): Promise<ResultBody> {
  try {
    const answer = await call.run(settings.query);
    const compact = compactAnswer(answer, settings.answerTokens, settings.countTokens);
    const answered = { state: "answered", answer: compact, rows: answer.rows.length } as const;
    if (call.saves === null || answer.rows.length === 0) return answered;
    return { ...answered, description: call.saves, file: await save(answer, call.saves, number, settings) };
  } catch (error) {
    if (!AnalystError.isInstance(error)) throw error;
    return { state: "failed", error: { code: error.code, message: error.message } };
  }
}

async function save(
  answer: ToolAnswer,
  description: string,
  number: number,
  { write, ...options }: ActionSettings,
): Promise<string> {
  const file = csvName(number, description);
  await write(file, toCsv(answer, options));
  return file;
}
