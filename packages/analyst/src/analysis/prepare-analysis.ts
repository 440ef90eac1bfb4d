import type { ChatClient, ChatMessage } from "@concordat/llm";
import { analyseChange, type Change } from "../drivers/analyse-change.js";
import { chooseSubject, type Subject } from "../drivers/subject.js";
import { type Trend, trendOf } from "../drivers/trend.js";
import { defaults } from "../limits.js";
import { type CountTokens, estimateTokens } from "../tools/compact.js";
import type { ToolContext } from "../tools/tool.js";
import { toolContext } from "../tools/tool-context.js";
import type { AnalyzeOptions } from "./analyze-options.js";

/** What is known of an analysis before the model says anything. */
export interface PreparedAnalysis {
  readonly question: string;
  readonly subject: Subject;
  readonly context: ToolContext;
  readonly change: Change;
  /** The measure over all periods; null when the table has no time. */
  readonly trend: Trend | null;
  /** Iterations to make. */
  readonly iterations: number;
  /** Tokens for the view of the table in a prompt. */
  readonly tableTokens: number;
  /** Tokens for what tools gave in a prompt. */
  readonly resultTokens: number;
  readonly countTokens: CountTokens;
}

/**
 * Looks the table over: what there is to group by, and what changed.
 * @throws {AnalystError} BAD_OPTION, QUERY_TIMEOUT, QUERY_FAILED
 */
export async function prepareAnalysis(options: AnalyzeOptions): Promise<PreparedAnalysis> {
  const { table, question, signal, client } = options;
  const query = signal === undefined ? {} : { signal };
  const subject = await chooseSubject(table, options, question);
  const context = await toolContext(table, subject, query);
  return {
    question,
    subject,
    context,
    change: await analyseChange(table, subject, context.dimensions, question, query),
    trend:
      subject.time === null
        ? null
        : await trendOf(table, subject.measure, subject.time, subject.comparison?.a.grain ?? "year", query),
    iterations: options.iterations ?? defaults.iterations,
    tableTokens: options.tableTokens ?? defaults.tableTokens,
    resultTokens: options.resultTokens ?? defaults.resultTokens,
    countTokens: options.countTokens ?? counterOf(client),
  };
}

/** What was taken without being asked for, how values were read, and what was left out, in sentences. */
export function assumptionsOf({ subject, context: { table } }: PreparedAnalysis): string[] {
  const leftOut =
    table.leftOut.length === 0
      ? []
      : [`Columns of nested values or bytes were left out: ${table.leftOut.join(", ")}.`];
  return [...subject.assumptions, ...table.notes, ...leftOut];
}

function counterOf(client: ChatClient): CountTokens {
  return canCount(client) ? (content) => client.countTokens([{ role: "user", content }]) : estimateTokens;
}

function canCount(
  client: ChatClient,
): client is ChatClient & { countTokens(messages: readonly ChatMessage[]): number } {
  return "countTokens" in client && typeof client.countTokens === "function";
}
