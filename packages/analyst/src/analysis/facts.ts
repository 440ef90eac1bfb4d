import type { ChatClient, ChatMessage } from "@concordat/llm";
import { analyseChange, type Change } from "../drivers/analyse-change.js";
import { chooseSubject, type Subject } from "../drivers/subject.js";
import { type CountTokens, estimateTokens } from "../tools/compact.js";
import type { ToolContext } from "../tools/tool.js";
import { toolContext } from "../tools/tool-context.js";
import type { AnalyzeOptions } from "./analyze-options.js";

/** What is known of an analysis before the model says anything. */
export interface Facts {
  readonly question: string;
  readonly subject: Subject;
  readonly context: ToolContext;
  readonly change: Change;
  /** Iterations to make. */
  readonly iterations: number;
  /** Tokens for the view of the table in a prompt. */
  readonly tableTokens: number;
  /** Tokens for what tools gave in a prompt. */
  readonly resultTokens: number;
  readonly countTokens: CountTokens;
}

const defaults = { iterations: 10, tableTokens: 400, resultTokens: 600 } as const;

/**
 * Looks the table over: what there is to group by, and what changed.
 * @throws {AnalystError} BAD_OPTION, QUERY_TIMEOUT, QUERY_FAILED
 */
export async function gatherFacts(options: AnalyzeOptions): Promise<Facts> {
  const { table, question, signal, client } = options;
  const query = signal === undefined ? {} : { signal };
  const subject = await chooseSubject(table, options);
  const context = await toolContext(table, subject, query);
  return {
    question,
    subject,
    context,
    change: await analyseChange(table, subject, context.dimensions, question, query),
    iterations: options.iterations ?? defaults.iterations,
    tableTokens: options.tableTokens ?? defaults.tableTokens,
    resultTokens: options.resultTokens ?? defaults.resultTokens,
    countTokens: options.countTokens ?? counterOf(client),
  };
}

function counterOf(client: ChatClient): CountTokens {
  return canCount(client) ? (content) => client.countTokens([{ role: "user", content }]) : estimateTokens;
}

function canCount(
  client: ChatClient,
): client is ChatClient & { countTokens(messages: readonly ChatMessage[]): number } {
  return "countTokens" in client && typeof client.countTokens === "function";
}
