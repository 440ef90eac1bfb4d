import type { JsonSchema } from "@concordat/contracts/contract";
import { omitUndefined } from "@concordat/contracts/options";
import type { ChatMessage, ChatRequest } from "../chat/index.js";
import { callDefaults } from "../limits.js";
import { type OddsPlace, oddsPlaces } from "../odds/odds-places.js";
import { describeAnswer } from "../prompt/describe-answer.js";
import { feedbackTurns, feedbackWording } from "../prompt/feedback.js";
import { requestMessages } from "../prompt/request-messages.js";
import { listedTexts } from "../schema/listed-texts.js";
import { answerSeed } from "../seed/answer-seed.js";
import { answersAmong, type IsAnswer } from "../turns/echo.js";
import { type TurnPlan, turnPlan } from "../turns/turn-plan.js";
import { lowerContract } from "../wire/lowered-contract.js";
import { wireForms } from "../wire/lowering.js";
import { type AnswerContract, toAnswerContract } from "./answer-contract.js";
import { type CallSettings, callSettings } from "./call-settings.js";
import { checkExamples } from "./check-examples.js";
import { checkGenerateOptions } from "./check-generate-options.js";
import { conversationOf } from "./conversation.js";
import type { AskedContract, GenerateOptions } from "./generate-options.js";
import type { Attempt } from "./outcome.js";
import { askedContract, type RequestContract } from "./request-contract.js";
import type { RetryState } from "./retry-policy.js";

/** A call of `generateObject`: the checked arguments, with the defaults filled in. */
export interface Call<Output> extends CallSettings {
  readonly contract: AnswerContract<Output>;
  /** The contract of this request. */
  readonly asked: RequestContract;
  /**
   * Settles when the examples have been checked; rejects if one violates the contract. `null` if they have already been
   * checked.
   */
  readonly examplesChecked: Promise<void> | null;
  /** The conversation of the first request. */
  readonly messages: readonly ChatMessage[];
  /** Returns the schema to send to the engine, with its limits multiplied by `limitScale`. */
  schema(limitScale: number): JsonSchema;
  /** The plan for requesting the value one field at a time; `null` if it is requested in one answer. */
  readonly turns: TurnPlan | null;
  /** Sentences of the prompt. A text that repeats one is not an answer. */
  readonly wording: readonly string[];
  /** Recognizes text that is an answer although the prompt contains it. */
  readonly isAnswer: IsAnswer;
  /** The locations whose probabilities are requested, by JSON Pointer. */
  readonly odds: ReadonlyMap<string, OddsPlace>;
}

/**
 * Checks the arguments of a call and fills in the defaults, once.
 * @throws {RangeError} when an argument is invalid
 * @throws {TypeError} for a schema that cannot be written as JSON Schema
 */
export function toCall<Output, Input>(
  options: GenerateOptions<Output, Input, AskedContract<Output, Input>>,
): Call<Output> {
  checkGenerateOptions(options);
  const conversation = conversationOf(options);
  const contract = toAnswerContract(options.contract);
  const { client, describe = callDefaults.describe, examples = [] } = options;
  const inTurns = options.form === "turns";
  const loweringOptions = { ...options, assertsFormats: contract.assertsFormats === true };
  // In turns, no engine needs a frame around the value or its optional fields.
  const form = inTurns ? wireForms.llama : client.wireForm;
  const lowered = lowerContract(contract.schema, form, loweringOptions);
  const asked = askedContract(contract, options, lowered);
  const description = describeAnswer(lowered, form, describe);
  return {
    contract,
    asked,
    examplesChecked: checkExamples(examples, asked),
    messages: inTurns ? conversation : requestMessages(conversation, examples, lowered, description.words),
    schema: description.schema,
    turns: inTurns ? turnPlan(lowered, client.wireForm, options, loweringOptions) : null,
    wording: [...(options.wording ?? []), description.shape, ...jsonWording],
    isAnswer: answersAmong(() => [
      ...(options.mayRepeat ?? []),
      ...listedTexts(asked.schema),
      ...listedTexts(description.schema(1)),
    ]),
    odds: oddsPlaces(lowered.open, options),
    ...callSettings(options),
  };
}

/** The words that every request for JSON may contain in addition to its caller's. */
const jsonWording: readonly string[] = Object.values(feedbackWording);

/** The maximum of Ollama and OpenAI. */
const maxTopLogprobs = 20;

/**
 * Returns the option that requests the most probable tokens. Empty if no probabilities are requested, or the client
 * cannot list tokens.
 */
export function listRequest<Output>({ client, odds }: Call<Output>): Pick<ChatRequest, "topLogprobs"> {
  return odds.size > 0 && client.odds === "listed" ? { topLogprobs: maxTopLogprobs } : {};
}

/** Returns the request for an answer. The same retry state always gives an identical request. */
export function requestFor<Output>(
  call: Call<Output>,
  { answer, limitScale, feedbackOn }: RetryState,
  attempts: readonly Attempt[],
): ChatRequest {
  const { messages, maxTokens, temperature, signal } = call;
  const refused = attempts.find(({ index }) => index === feedbackOn);
  const seed = answerSeed(call.seed, answer);
  return {
    messages: refused === undefined ? messages : [...messages, ...feedbackTurns(refused)],
    schema: call.schema(limitScale),
    ...listRequest(call),
    ...(maxTokens === undefined ? {} : { maxTokens: maxTokens * limitScale }),
    ...omitUndefined({ temperature, seed, signal }),
  };
}
