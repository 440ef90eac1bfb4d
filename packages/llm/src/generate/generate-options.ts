import type { TypeBoxKind } from "@concordat/parser";
import type { ChatClient } from "../chat/index.js";
import type { Limits } from "../limits.js";
import type { OddsPointer } from "../odds/odds-pointer.js";
import type { Describe } from "../prompt/describe-answer.js";
import type { Example } from "../prompt/request-messages.js";
import type { Seed } from "../seed/answer-seed.js";
import type { TextOutcome } from "../text/text-outcome.js";
import type { ToolApproval, ToolStep } from "../tools/tool-step.js";
import type { TurnQuestions } from "../turns/turn-question.js";
import type { Extension } from "../wire/extend-schema.js";
import type { Narrowing } from "../wire/narrow-schema.js";
import type { AnswerContract, FlexibleSchema } from "./answer-contract.js";
import type { Conversation } from "./conversation.js";
import type { GenerateEvent } from "./generate-event.js";
import type { Outcome } from "./outcome.js";

/** How a value is requested: as one JSON value (`json`), or one field at a time in plain text (`turns`). */
export type AnswerForm = "json" | "turns";

/**
 * Contracts and schemas from whose type TypeScript can infer the type of their values. This excludes TypeBox schemas.
 */
export type FlexibleSchemaByType<Output, Input> = Exclude<FlexibleSchema<Output, Input>, TypeBoxKind>;

/**
 * Prevents TypeScript from inferring a type parameter from this position. Unlike TypeScript's `NoInfer`, it does not
 * appear in editors, and is identical to the type that it wraps.
 */
type Fixed<Type> = [Type][Type extends unknown ? 0 : never];

/** The context of a tool call, in addition to its input. */
export interface ToolContext {
  /** Aborts when the call is stopped, when its deadline has passed, or after the tool's own `timeoutMs`. */
  readonly signal: AbortSignal;
  /** The id of the model's call. */
  readonly id: string;
  /** The step in which the model made the call, counted from 1. */
  readonly step: number;
}

/** A tool that a model may call before it answers, made with `defineTool`. */
export interface Tool {
  /** The name of the tool in requests to the model. */
  readonly name: string;
  /** The purpose of the tool, and when it helps; part of the request to the model. */
  readonly description: string;
  /** The contract of the input. Input of the model that violates it never reaches `execute`. */
  readonly input: FlexibleSchema<unknown>;
  /** The contract of the result; `null` if the result is not checked. */
  readonly output: FlexibleSchema<unknown> | null;
  /** Whether a call needs approval. */
  readonly confirm: boolean;
  /** Timeout of one call, in milliseconds; `null` if only the timeout of the complete request applies. */
  readonly timeoutMs: number | null;
  /** Executes the tool with a validated input and returns the result. */
  execute(input: unknown, context: ToolContext): unknown;
  /**
   * Requests a value while the model may call tools. It is a method of the tool, so that programs without tools do not
   * load this code.
   */
  answer<Output, Input>(
    options: GenerateOptions<Output, Input, AskedContract<Output, Input>>,
    call: BegunCall,
    onText?: OnText,
  ): Promise<Outcome<Output>>;
  /** Carries out a call for a text. */
  answerText(
    options: CallOptions & Conversation & ToolUse & { readonly stop?: readonly string[] },
    call: BegunCall,
    onText?: OnText,
  ): Promise<TextOutcome>;
}

/** The state of a started call: the signal with its time limit, and the pending validation of its examples. */
export interface BegunCall {
  /** Aborts when the caller does, or when the deadline has passed. */
  readonly signal: AbortSignal | undefined;
  /** Rejects if an example violates the contract; `null` if they have already been checked. */
  readonly examplesChecked?: Promise<void> | null;
}

/** The schema of a call: a caller's contract or schema, or the contract that was created from it. */
export type AskedContract<Output, Input> = FlexibleSchema<Output, Input> | AnswerContract<Output>;

/** Receives each piece of the model's text, with the number of the request that it answers. */
export type OnText = (attempt: number, text: string) => void;

/** The options of every call. */
export type CallOptions = Pick<
  ValueOptions<never>,
  | "client"
  | "maxAttempts"
  | "maxRetries"
  | "retryTimeouts"
  | "seed"
  | "temperature"
  | "maxTokens"
  | "timeoutMs"
  | "deadlineMs"
  | "signal"
  | "onEvent"
  | "random"
>;

/** The options of `generateObject`. */
export interface GenerateOptions<Output, Input = Output, Asked = FlexibleSchemaByType<Output, Input>>
  extends ValueOptions<Output, Input, Asked>,
    Conversation,
    ToolUse {}

/** The options of a call in which the model may use tools. */
export interface ToolUse {
  /**
   * Tools that the model may call before it answers. Create them with `defineTool` of `@concordat/llm/tools`. Default:
   * none.
   */
  readonly tools?: readonly Tool[];
  /**
   * Maximum number of steps in which tools are called. A model that wants more fails with `STEPS_EXHAUSTED`. Default 8.
   */
  readonly maxSteps?: number;
  /** Decides whether a call of a tool with `confirm: true` is made. Required if there is such a tool. Default: none. */
  readonly approve?: (call: ToolApproval) => boolean | Promise<boolean>;
  /**
   * Called after each step with tools. Errors that it throws are reported on the console and have no other effect.
   * Default: none.
   */
  readonly onStep?: (step: ToolStep) => void;
}

/** The options of a request for a value, without the messages. */
export interface ValueOptions<Output, Input = Output, Asked = FlexibleSchemaByType<Output, Input>> {
  /** The model that is asked. */
  readonly client: ChatClient;
  /**
   * The contract of the answer, or a schema of Zod, Valibot, ArkType or TypeBox. The answer is validated with it. A
   * library's own refinements and transforms apply, too.
   */
  readonly contract: Asked;
  /**
   * Request-time constraints on the answer. The keys are JSON Pointers into the value, in which `*` represents every
   * item of an array. The values are the allowed values, such as `{ "/post_id": ["p1", "p2"] }`, or a schema with a
   * check. An answer that breaks a constraint is invalid. Default: none.
   */
  readonly narrow?: Narrowing;
  /**
   * Additional fields, which the model writes before those of the contract. They are optional: the fields that the
   * model gives are in `outcome.extension`, and an answer without them is valid. Default: none.
   */
  readonly extension?: Extension;
  /** Optional properties that are not requested from the model, by name. Default: none. */
  readonly omit?: readonly string[];
  /**
   * Limits for strings and arrays that the contract does not limit, against runaway answers. An answer that reaches a
   * limit is `TRUNCATED` and requested again with doubled limits. Default: 2,000 characters per string and 256 items
   * per array.
   */
  readonly limits?: Partial<Limits>;
  /**
   * How the answer is described to the model: its shape and the descriptions, bounds and patterns of its fields
   * (`full`), only its shape (`short`), or not at all (`false`). The description is appended to the last message. If
   * the engine shows the schema to the model, as OpenAI does, the schema contains the description instead. Default
   * `full`.
   */
  readonly describe?: Describe;
  /**
   * How the value is requested: as JSON in one answer (`json`), or one field at a time in plain text (`turns`). Small
   * models answer turns better. Every turn is an attempt, and the complete value is validated in both cases. Default
   * `json`.
   */
  readonly form?: AnswerForm;
  /**
   * The questions for fields in `form: "turns"`, by JSON Pointer: `{ "/reason": "Why?" }`. An optional field is
   * requested only if it has a question here. Default: derived from each field's title and description.
   */
  readonly questions?: TurnQuestions;
  /**
   * Sentences of the prompt that are not valid answers. A text that consists of four or more consecutive words of one
   * sentence fails with `PROMPT_REPEATED`, and the field is requested again. Default: none.
   */
  readonly wording?: readonly string[];
  /**
   * Phrases of `wording` that are valid answers, such as a sentence that the prompt tells the model to repeat. Default:
   * none.
   */
  readonly mayRepeat?: readonly string[];
  /**
   * JSON Pointers to enumerations and booleans whose probabilities are requested, such as `["/choice"]`. `outcome.odds`
   * contains the probability of every option, or the reason why it is absent. The value itself is the option that the
   * model wrote or that was sampled. An embedded model evaluates every option, with an additional request. Ollama
   * (0.12.11 and later) and servers of the OpenAI API list only the most probable tokens, which often suffices.
   * Default: none.
   */
  readonly odds?: readonly OddsPointer<Fixed<Output>>[];
  /** Example questions with the desired answers. The model sees them before the conversation. Default: none. */
  readonly examples?: readonly Example<Fixed<Input>>[];
  /** Maximum number of requested answers. Requests that got no answer do not count. Default 3. */
  readonly maxAttempts?: number;
  /**
   * Maximum number of times that a request without an answer is sent again unchanged: after a failed connection, a busy
   * server, a timeout or a stream that broke off. Each answer has its own count. Default 2.
   */
  readonly maxRetries?: number;
  /** Whether a request whose time was up is sent again, too. Default true. */
  readonly retryTimeouts?: boolean;
  /**
   * The seed: a function that returns the seed of each answer (counted from 1), or one seed from which these are
   * derived. Seeds are integers from 0 to 2^31 - 1. Default: none; the engine chooses.
   */
  readonly seed?: Seed;
  /** Randomness of sampling, 0 to 2. Default: the client's. */
  readonly temperature?: number;
  /**
   * Maximum number of tokens of the first answer. It is doubled after a truncated answer. Default: the client's
   * default, which is 1,024 for `ollama` and `llama`; servers of the OpenAI API have none.
   */
  readonly maxTokens?: number;
  /** Milliseconds for each request, time in a queue not counted. Default: the client's, or 30,000. */
  readonly timeoutMs?: number;
  /** Maximum milliseconds for the call, including waits. Default: no limit. */
  readonly deadlineMs?: number;
  /** Stops the call, and the request in flight at the server. Default: none. */
  readonly signal?: AbortSignal | undefined;
  /**
   * Called with each event. Errors that it throws are reported on the console and have no other effect. Default: none.
   */
  readonly onEvent?: (event: GenerateEvent) => void;
  /**
   * Returns random numbers from 0 to 1, with which the waits between retries are varied. Another number is a
   * `RangeError`. Default `Math.random`.
   */
  readonly random?: () => number;
}
