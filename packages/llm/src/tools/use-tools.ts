import { omitUndefined, safeListener } from "@concordat/contracts/options";
import type { ChatMessage } from "../chat/index.js";
import { type Conversation, conversationOf } from "../generate/conversation.js";
import type { BegunCall, CallOptions, ToolUse } from "../generate/generate-options.js";
import type { Attempt } from "../generate/index.js";
import { addUsage } from "../generate/usage.js";
import { inTurn } from "./in-turn.js";
import { renumbered } from "./renumbered.js";
import { runSteps, type StepsEnd } from "./run-steps.js";
import type { StepRequest } from "./steps.js";
import { runsText } from "./tool-result.js";

/** Default maximum number of steps with tool calls. */
const defaultMaxSteps = 8;

/** The options of a call in which a model uses tools. */
export type ToolsOptions = CallOptions & Conversation & ToolUse & Pick<StepRequest, "stop" | "onText">;

/** Lets the model call tools until it can answer. */
export function useTools(options: ToolsOptions, { signal }: BegunCall): Promise<StepsEnd> {
  const { tools = [], maxSteps = defaultMaxSteps, approve, onStep, stop, onText } = options;
  return runSteps(
    {
      options: stepOptions(options, signal),
      tools,
      messages: conversationOf(options),
      steps: [],
      stop,
      onText,
    },
    {
      tools,
      approve: inTurn(approve),
      signal,
      maxSteps,
      onStep: safeListener("onStep", onStep),
    },
  );
}

/** Returns the options for every request of a step. Options that concern only the final value are omitted. */
function stepOptions(options: CallOptions, signal: AbortSignal | undefined): StepRequest["options"] {
  const { client, maxAttempts, maxRetries, retryTimeouts, seed, temperature, maxTokens } = options;
  const { timeoutMs, random } = options;
  return {
    client,
    ...omitUndefined({
      maxAttempts,
      maxRetries,
      retryTimeouts,
      seed,
      temperature,
      maxTokens,
      timeoutMs,
      signal,
      random,
    }),
  };
}

/** Returns the options for requesting the final answer. The conversation contains all tool results. */
export function optionsOfAnswer<Options extends ToolsOptions & { readonly deadlineMs?: unknown }>(
  options: Options,
  { signal }: BegunCall,
  found: StepsEnd,
) {
  const {
    tools: _tools,
    deadlineMs: _deadline,
    messages: _messages,
    prompt: _prompt,
    system: _system,
    ...answer
  } = options;
  return {
    ...answer,
    ...omitUndefined({ signal, onEvent: eventsAfter(options.onEvent, found.attempts.length) }),
    messages: withRuns(conversationOf(options), found),
  };
}

function withRuns(conversation: readonly ChatMessage[], { steps }: StepsEnd): readonly ChatMessage[] {
  const runs = steps.flatMap((step) => step.runs);
  return runs.length === 0
    ? conversation
    : [
        ...conversation,
        { role: "user", content: `You have used tools:\n${runsText(runs)}\nNow answer the request.` },
      ];
}

/** Increases the request numbers in events by the number of earlier requests. */
function eventsAfter(onEvent: CallOptions["onEvent"], before: number): CallOptions["onEvent"] {
  return onEvent && ((event) => onEvent({ ...event, attempt: event.attempt + before }));
}

/**
 * Returns the members that every outcome of a call with tools has: the steps, and the attempts of steps and answer
 * together.
 */
export function record(
  { steps, attempts: before }: StepsEnd,
  client: CallOptions["client"],
  answered: readonly Attempt[],
  start: number,
) {
  const attempts = [...before, ...renumbered(answered, before)];
  return {
    attempts,
    steps,
    model: client.id,
    usage: addUsage(attempts.map(({ usage }) => usage)),
    durationMs: Math.round(performance.now() - start),
  };
}
