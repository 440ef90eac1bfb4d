import type { IterationResponse } from "@concordat/contracts/iteration-response";
import { iterationResponse } from "@concordat/contracts/iteration-response";
import { type GenerateEvent, generateObject, type Outcome, ownWording } from "@concordat/llm";
import type { PreparedAnalysis } from "../analysis/prepare-analysis.js";
import { iterationTokens, wantedCsvs } from "../limits.js";
import { iterationPrompt } from "../prompt/iteration-prompt.js";
import { type ActionResult, type IterationRecord, savedFiles } from "../run/iteration-record.js";
import type { ToolName } from "../tools/tool.js";
import { checkAnswer } from "./answer-check.js";
import { type AskOptions, requestOptions } from "./ask-options.js";
import { guidanceFor } from "./guidance.js";
import { type IterationState, iterationSchema } from "./iteration-schema.js";
import { phaseOf } from "./phase.js";
import { type ActionSettings, runActions } from "./run-actions.js";

/** Returns the state of an iteration before it is requested. */
export function iterationState(
  iteration: number,
  records: readonly IterationRecord[],
  iterations: number,
): IterationState {
  const actions = records.flatMap((record) => record.actions);
  const argumentsOf = (tool: ToolName, name: string): unknown[] =>
    actions.filter(({ tool_name }) => tool_name === tool).map(({ arguments: args }) => args[name]);
  return {
    iteration,
    phase: phaseOf(iteration, iterations),
    missingCsvs: Math.max(0, wantedCsvs - savedFiles(records).length),
    saved: argumentsOf("save_query_to_csv_tool", "group_by_dimensions"),
    listed: argumentsOf("get_dimension_values_tool", "dimension_name"),
    overviewed: actions.some(({ tool_name }) => tool_name === "list_available_dimensions_tool"),
  };
}

/** Requests one iteration from the model. */
export async function askIteration(
  state: IterationState,
  records: readonly IterationRecord[],
  prepared: PreparedAnalysis,
  options: AskOptions,
  onEvent: (event: GenerateEvent) => void,
): Promise<Outcome<IterationResponse>> {
  const notes = records.at(-1)?.meta.guidance.notes ?? [];
  const messages = iterationPrompt(state, records, notes, prepared);
  return generateObject({
    ...requestOptions(options, `iteration ${state.iteration}`),
    contract: iterationResponse,
    messages,
    wording: ownWording(messages),
    narrow: {
      "": {
        schema: iterationSchema(state, prepared.context),
        validate: (answer) => checkAnswer(answer, state, prepared.context),
      },
    },
    describe: false,
    maxTokens: iterationTokens,
    onEvent,
  });
}

/** Runs the actions of a valid answer and creates the iteration's record. */
export async function completeIteration(
  outcome: Extract<Outcome<IterationResponse>, { state: "valid" }>,
  earlier: readonly IterationRecord[],
  prepared: PreparedAnalysis,
  settings: ActionSettings,
): Promise<IterationRecord> {
  const { value, attempts, usage, durationMs, model } = outcome;
  const { iteration_number: number, ...answer } = value;
  const start = performance.now();
  const results = await runActions(
    value.iteration_number,
    value.actions,
    earlier,
    prepared.context,
    settings,
  );
  const saved = savedFiles(earlier).length + results.filter(isSaved).length;
  const entries = savedCsvEntries(value, results);
  return {
    // First, so that all lines of the log start alike.
    iteration_number: number,
    ...answer,
    ...(entries.length === 0 ? {} : { saved_csv: entries }),
    meta: {
      contract: "iteration-response/v1",
      model,
      started_at: attempts[0]?.startedAt ?? new Date().toISOString(),
      elapsed_ms: durationMs + Math.round(performance.now() - start),
      attempts: attempts.length,
      prompt_tokens: usage.promptTokens,
      completion_tokens: usage.completionTokens,
      result_tokens: results.reduce((sum, result) => sum + tokensOf(result, settings), 0),
      dimensions: Object.fromEntries(
        prepared.context.offered.map(({ dimension, count }) => [dimension.name, count]),
      ),
      results,
      guidance: guidanceFor(value.phase, results, saved),
    },
  };
}

function isSaved(result: ActionResult): boolean {
  return result.state === "answered" && result.file !== undefined;
}

function tokensOf(result: ActionResult, { countTokens }: ActionSettings): number {
  return result.state === "answered" ? countTokens(JSON.stringify(result.answer)) : 0;
}

/** Returns the model's own list of saved CSV files, with an entry for each other action that saved one. */
function savedCsvEntries(
  { saved_csv: own = [], actions }: IterationResponse,
  results: readonly ActionResult[],
): NonNullable<IterationResponse["saved_csv"]> {
  const named = new Set(own.map(({ corresponding_action_index: index }) => index));
  const further = actions.flatMap((_, index) => {
    const result = results[index];
    if (named.has(index) || result?.state !== "answered" || result.description === undefined) return [];
    return [{ description: result.description, corresponding_action_index: index }];
  });
  return [...own, ...further];
}
