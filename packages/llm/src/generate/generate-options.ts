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

/** Contracts and schemas whose type carries the type of their values: all except TypeBox schemas. */
export type FlexibleSchemaByType<Output, Input> = Exclude<FlexibleSchema<Output, Input>, TypeBoxKind>;

/**
 * Prevents inference from this position, like TypeScript's `NoInfer`, which however remains visible in editors and is
 * not identical to the type that it wraps.
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
  /** Milliseconds for one call; `null` without a limit of its own. */
  readonly timeoutMs: number | null;
  /** Does the work. */
  execute(input: unknown, context: ToolContext): unknown;
  /** Carries out a call for a value: a program without tools loads nothing of it. */
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

/** The state of a started call: its deadline, and checks of its examples that take time. */
export interface BegunCall {
  /** Aborts when the caller does, or when the deadline has passed. */
  readonly signal: AbortSignal | undefined;
  /** Rejects if an example violates the contract; `null` if they have already been checked. */
  readonly examplesChecked?: Promise<void> | null;
}

/** What a call asks for: what a caller passes, or the contract made of it. */
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
  /** Tools that the model may call before it answers, made with `defineTool` of `@concordat/llm/tools`. Default: none. */
  readonly tools?: readonly Tool[];
  /**
   * Maximum number of steps in which tools are called. A model that wants more fails with `STEPS_EXHAUSTED`. Default 8.
   */
  readonly maxSteps?: number;
  /** Decides about each call of a tool with `confirm: true`; needed if there is one. Default: none. */
  readonly approve?: (call: ToolApproval) => boolean | Promise<boolean>;
  /** Called after each step. Errors that it throws are reported on the console and change nothing. Default: none. */
  readonly onStep?: (step: ToolStep) => void;
}

/** The options of a request for a value, apart from what is asked. */
export interface ValueOptions<Output, Input = Output, Asked = FlexibleSchemaByType<Output, Input>> {
  /** The model that is asked. */
  readonly client: ChatClient;
  /**
   * The contract of the answer, which is also checked against it; or a schema of Zod, Valibot, ArkType or TypeBox,
   * whose own refinements and transforms apply too.
   */
  readonly contract: Asked;
  /**
   * Request-time constraints on the answer: JSON Pointers into the value, each with the values allowed there, as
   * `{ "/post_id": ["p1", "p2"] }`, or with a schema and a check. `*` represents every item of an array. An answer that
   * breaks a constraint is a violation. Default: none.
   */
  readonly narrow?: Narrowing;
  /**
   * Fields requested in addition to the contract, and written before its own. They are optional: those that the model
   * gives are in `outcome.extension`, and an answer without them is valid, too. Default: none.
   */
  readonly extension?: Extension;
  /** Optional properties that are not requested from the model, by name. Default: none. */
  readonly omit?: readonly string[];
  /**
   * Bounds against runaway answers, for what the contract leaves unbounded. An answer that reaches one is `TRUNCATED`
   * and requested again with doubled bounds. Default: 2,000 characters a string, 256 items an array.
   */
  readonly limits?: Partial<Limits>;
  /**
   * The description of the answer for the model: its shape and the descriptions, bounds and patterns of its fields
   * (`full`), only the shape (`short`), or no description (`false`). The text is appended to the last message; for an
   * engine that shows the model the schema, as OpenAI does, it is in the schema instead. Default `full`.
   */
  readonly describe?: Describe;
  /**
   * The form in which the value is requested: as JSON in one answer (`json`), or in `turns`, one field at a time in
   * plain words, which small models answer better. Every turn is an attempt, and the value is checked as always.
   * Default `json`.
   */
  readonly form?: AnswerForm;
  /**
   * Questions of fields, as JSON Pointers, for `form: "turns"`: `{ "/reason": "Why?" }`. An optional field is asked
   * only where it has one. Default: derived from each field's title and description.
   */
  readonly questions?: TurnQuestions;
  /**
   * Sentences of the prompt. A text that consists of four or more consecutive words of one of them is not an answer: it
   * fails with `PROMPT_REPEATED`, and the field is requested again. Default: none.
   */
  readonly wording?: readonly string[];
  /**
   * Parts of `wording` that are answers nevertheless, such as a sentence that the prompt tells the model to repeat.
   * Default: none.
   */
  readonly mayRepeat?: readonly string[];
  /**
   * Enumerations and booleans of the contract, as JSON Pointers, of which `outcome.odds` gives the probability of
   * every option: `["/choice"]`. The value is the one that the model wrote or that was drawn. The outcome also
   * contains the odds, or a reason for their absence. A client in process evaluates every option, in a further
   * request; Ollama (0.12.11 and later) and servers of the OpenAI API list probable tokens, which often suffices.
   * Default: none.
   */
  readonly odds?: readonly OddsPointer<Fixed<Output>>[];
  /** Questions with the answers that are wanted to them, shown to the model before the conversation. Default: none. */
  readonly examples?: readonly Example<Fixed<Input>>[];
  /** Maximum number of requested answers. Requests that got no answer do not count. Default 3. */
  readonly maxAttempts?: number;
  /**
   * Maximum number of times that a request without an answer is sent again, unchanged: the connection failed, the
   * server was busy, the time was up or the stream broke off. Counted for each answer. Default 2.
   */
  readonly maxRetries?: number;
  /** Whether a request whose time was up is sent again, too. Default true. */
  readonly retryTimeouts?: boolean;
  /**
   * The seed of each answer (counted from 1), or one seed from which the seeds of the answers are derived: an integer
   * from 0 to 2^31 - 1. Default: none; the engine chooses.
   */
  readonly seed?: Seed;
  /** Randomness of sampling, 0 to 2. Default: the client's. */
  readonly temperature?: number;
  /**
   * Maximum number of tokens of the first answer. It doubles after a truncated answer. Default: the client's, which
   * is 1,024 for `ollama` and `llama`, and none for servers of the OpenAI API.
   */
  readonly maxTokens?: number;
  /** Milliseconds for each request, time in a queue not counted. Default: the client's, or 30,000. */
  readonly timeoutMs?: number;
  /** Maximum milliseconds for the call, including waits. Default: no limit. */
  readonly deadlineMs?: number;
  /** Stops the call, and the request in flight at the server. Default: none. */
  readonly signal?: AbortSignal | undefined;
  /** Called at each step. Errors that it throws are reported on the console and change nothing. Default: none. */
  readonly onEvent?: (event: GenerateEvent) => void;
  /** Gives numbers from 0 to 1 for the jitter of waits; another number is a `RangeError`. Default `Math.random`. */
  readonly random?: () => number;
}
