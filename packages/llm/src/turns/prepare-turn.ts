import { omitUndefined } from "@concordat/contracts/options";
import type { ChatMessage, ChatRequest } from "../chat/index.js";
import { type Call, listRequest } from "../generate/call.js";
import { type FieldQuestion, fieldQuestion } from "./field-question.js";
import type { TurnField } from "./turn-field.js";
import { turnMessages } from "./turn-messages.js";
import type { TurnPlan } from "./turn-plan.js";
import { turnSeed } from "./turn-seed.js";
import type { FieldState, ValueTurns } from "./value-turns.js";

/** A turn: its question and how it is requested. */
export interface Turn {
  readonly field: TurnField;
  readonly question: FieldQuestion;
  /** The start of the answer that the model continues; empty if the client cannot continue a started answer. */
  readonly prefill: string;
  readonly prompt: string;
  /** Whether the engine reports the probability of each option, so that the choice is sampled from these. */
  readonly byOdds: boolean;
  readonly state: FieldState;
}

/** Returns the turn for a field, including the earlier answers and feedback for this field. */
export function prepareTurn<Output>(
  call: Call<Output>,
  plan: TurnPlan,
  value: ValueTurns,
  field: TurnField,
): Turn {
  const question = fieldQuestion(field, plan);
  const state = value.state(field);
  const messages = conversation(call, value, question, state);
  return {
    field,
    question,
    state,
    prefill: call.client.prefills === true ? question.prefill : "",
    prompt: messages.at(-1)?.content ?? "",
    byOdds: field.kind === "options" && call.client.odds === "exact" && !state.inWords,
  };
}

function conversation<Output>(
  { messages }: Call<Output>,
  value: ValueTurns,
  { text }: FieldQuestion,
  { refused }: FieldState,
): readonly ChatMessage[] {
  return [...turnMessages(messages, value.answered, text), ...refused];
}

/** Stop text for answers that are a text or a choice: they consist of one line. */
const endOfLine = ["\n"];

/** Returns the request of a turn. Equal states give identical requests. */
export function turnRequest<Output>(
  call: Call<Output>,
  plan: TurnPlan,
  value: ValueTurns,
  turn: Turn,
): ChatRequest {
  const { field, question, prefill, state } = turn;
  const { maxTokens, temperature, signal } = call;
  const { limitScale, answer } = state.ask;
  const seed = turnSeed(call.seed, answer, field.pointer);
  return {
    messages: conversation(call, value, question, state),
    field: field.pointer,
    valueKey: plan.valueKey,
    ...(field.kind === "json" ? { schema: plan.lower(field.schema).wire(limitScale) } : {}),
    ...(field.kind === "json" || field.kind === "lines" || turn.byOdds ? {} : { stop: endOfLine }),
    ...(turn.byOdds
      ? { continuations: { texts: question.options.map(({ name }) => name), ended: true } }
      : {}),
    ...(call.odds.has(field.pointer) ? listRequest(call) : {}),
    ...(prefill === "" ? {} : { prefill }),
    ...(maxTokens === undefined ? {} : { maxTokens: maxTokens * limitScale }),
    ...omitUndefined({ temperature, seed, signal }),
  };
}
