import type { JsonSchema } from "@concordat/contracts/contract";
import { omitUndefined } from "@concordat/contracts/options";
import type { ChatClient, ChatMessage, ChatRequest } from "../chat/index.js";
import { callDefaults } from "../limits.js";
import { type OddsPlace, oddsPlaces } from "../odds/odds-places.js";
import { describeAnswer } from "../prompt/describe-answer.js";
import { withExamples } from "../prompt/example-turns.js";
import { feedbackTurns, feedbackWording } from "../prompt/feedback.js";
import { listedTexts } from "../schema/listed-texts.js";
import { answerSeed } from "../seed/answer-seed.js";
import { answersAmong, type IsAnswer } from "../turns/echo.js";
import type { TurnPlan } from "../turns/turn-plan.js";
import { type LoweredContract, lowerContract } from "../wire/lowered-contract.js";
import { wireForms } from "../wire/lowering.js";
import type { LoweringOptions } from "../wire/wire-options.js";
import { type AnswerContract, answerContract } from "./answer-contract.js";
import { type CallSettings, callSettings } from "./call-settings.js";
import { checkExamples, checkOptions } from "./check-options.js";
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
  /** The schema sent to the engine, its limits multiplied by `room`. */
  schema(limitScale: number): JsonSchema;
  /** The plan for requesting the value in turns; `null` if it is requested in one answer. */
  readonly turns: TurnPlan | null;
  /** Sentences of the prompt. A text that repeats one is not an answer. */
  readonly wording: readonly string[];
  /** Recognizes text that is an answer although the prompt contains it. */
  readonly isAnswer: IsAnswer;
  /** The places whose odds are requested, by their pointers. */
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
  checkOptions(options);
  const contract = answerContract(options.contract);
  const { client, describe = callDefaults.describe, examples = [] } = options;
  const loweringOptions = { ...options, assertsFormats: contract.assertsFormats === true };
  const lowered = lowerContract(contract.schema, client.wireForm, loweringOptions);
  const inTurns = options.form === "turns";
  const conversation = conversationOf(options);
  // In turns, no engine needs a frame around the value or its optional fields.
  const plain = inTurns ? lowerContract(contract.schema, wireForms.llama, loweringOptions) : lowered;
  const asked = askedContract(contract, options, plain);
  const description = describeAnswer(lowered, client.wireForm, describe);
  return {
    contract,
    asked,
    examplesChecked: checkExamples(examples, asked),
    messages: inTurns
      ? conversation
      : withDescription(withExamples(conversation, examples, lowered), description.words),
    schema: description.schema,
    turns: inTurns ? turnPlan(plain, client, options, loweringOptions) : null,
    wording: [...(options.wording ?? []), description.shape, ...jsonWording],
    isAnswer: lazily(() =>
      answersAmong([
        ...(options.mayRepeat ?? []),
        ...listedTexts(asked.schema),
        ...listedTexts(description.schema(1)),
      ]),
    ),
    odds: oddsPlaces(contract.schema, options),
    ...callSettings(options),
  };
}

/** Creates the function at its first call: most answers contain few words of their prompt. */
function lazily(make: () => IsAnswer): IsAnswer {
  let isAnswer: IsAnswer | null = null;
  return (description) => {
    isAnswer ??= make();
    return isAnswer(description);
  };
}

/** The words that every request for JSON may contain in addition to its caller's. */
const jsonWording: readonly string[] = Object.values(feedbackWording);

/** The maximum of Ollama and OpenAI. */
const maxTopLogprobs = 20;

/**
 * The option that requests the most probable tokens; empty if no odds are requested, or the client cannot list them.
 */
export function listRequest<Output>({ client, odds }: Call<Output>): Pick<ChatRequest, "topLogprobs"> {
  return odds.size > 0 && client.odds === "listed" ? { topLogprobs: maxTopLogprobs } : {};
}

/** The request for an answer. The same ask gives the identical request. */
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

function turnPlan(
  { narrowed }: LoweredContract,
  client: ChatClient,
  { questions = {}, omit = [] }: Pick<GenerateOptions<unknown>, "questions" | "omit">,
  { limits, assertsFormats }: LoweringOptions,
): TurnPlan {
  const { $defs } = narrowed;
  // One object for each field, so that it is lowered once.
  const fields = new Map<JsonSchema, JsonSchema>();
  const withDefinitions = (field: JsonSchema): JsonSchema => {
    const found = fields.get(field) ?? ($defs === undefined ? field : { ...field, $defs });
    fields.set(field, found);
    return found;
  };
  return {
    schema: narrowed,
    questions,
    omit,
    lower: (field) =>
      lowerContract(withDefinitions(field), client.wireForm, {
        ...omitUndefined({ limits, assertsFormats }),
      }),
    valueKey: {},
  };
}

/** The messages with these words at the end of the last one. */
function withDescription(messages: readonly ChatMessage[], description: string): readonly ChatMessage[] {
  const last = messages.at(-1);
  if (last === undefined || description === "") return messages;
  return [...messages.slice(0, -1), { ...last, content: `${last.content}${description}` }];
}
