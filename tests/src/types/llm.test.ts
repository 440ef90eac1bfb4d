import type { AgentDecision } from "@concordat/contracts/agent-decision";
import type { Contract, ContractViolationError, JsonSchema, Violation } from "@concordat/contracts/contract";
import type {
  AbsentOdds,
  AnswerEnd,
  AnswerForm,
  AnswerWithOdds,
  Attempt,
  AttemptTurn,
  ChatChunk,
  ChatClient,
  ChatMessage,
  ChatRequest,
  Checking,
  ClientHooks,
  ClientUsageCost,
  Continuations,
  Conversation,
  Describe,
  DocumentPart,
  Example,
  Extension,
  Failure,
  FailureCode,
  FailureOptions,
  FallbackOptions,
  FieldOdds,
  FieldOption,
  FinishedRequest,
  FinishReason,
  FlexibleSchema,
  FlexibleSchemaByType,
  GenerateEvent,
  GenerateOptions,
  ImagePart,
  KnownOdds,
  LifecycleState,
  Limits,
  LoweringOptions,
  MessagePart,
  MeteredClient,
  MeterOptions,
  ModelIdentity,
  NarrowedPlace,
  Narrowing,
  ObjectStream,
  OddsAdjustment,
  OddsByPointer,
  OddsPointer,
  OptionOdds,
  Outcome,
  PartialValue,
  Price,
  PromptOrMessages,
  RateLimit,
  ReachedBound,
  RecordedClients,
  Seed,
  TextDelta,
  TextOptions,
  TextOutcome,
  TextPart,
  TextStream,
  TokenLogprob,
  TokenLogprobs,
  ToolCall,
  ToolEnd,
  ToolRequest,
  ToolResult,
  ToolSpec,
  TotalUsageCost,
  TriedClient,
  TurnQuestion,
  TurnQuestions,
  Usage,
  UsageCost,
  ValueOdds,
  WireForm,
  WireOptions,
} from "@concordat/llm";
import type { AttachmentOptions, AttachmentSource, readAttachment } from "@concordat/llm/attachments";
import type { CassetteOptions, OpenCassette } from "@concordat/llm/cassette";
import type { DownloadProgress, EnsureOptions } from "@concordat/llm/embedded-model";
import type { Endpoint } from "@concordat/llm/endpoint";
import type { CompiledGrammar, GrammarOptions, UnenforcedRule } from "@concordat/llm/grammar";
import type { LlamaClient, LlamaClientOptions } from "@concordat/llm/llama";
import type {
  BatchContract,
  EachOptions,
  EachProgress,
  Items,
  Many,
  ManyFailure,
  ManyOf,
  ManyOptions,
  ManyProgress,
  ManyResult,
  ManySummary,
  ReadResultsOptions,
  ResultCode,
  WorkManyOptions,
  WorkManyResult,
} from "@concordat/llm/many";
import type {
  Embedder,
  OllamaClientOptions,
  OllamaEmbedderOptions,
  OllamaExtraBody,
  OllamaModelOptions,
} from "@concordat/llm/ollama";
import type { OpenAIClientOptions } from "@concordat/llm/openai";
import type { ReceivedObject, ReceivedOutcome, ReceivedText } from "@concordat/llm/reader";
import type {
  AnswerStore,
  Cassette,
  CassetteEntry,
  RecordedFailure,
  RecordedRequest,
  ReplayOptions,
} from "@concordat/llm/replay";
import type {
  Script,
  ScriptedAnswer,
  ScriptedCall,
  ScriptedClient,
  ScriptedClientOptions,
} from "@concordat/llm/scripted";
import type { FailedRequest } from "@concordat/llm/server-errors";
import type { Tool, ToolApproval, ToolContext, ToolOptions, ToolRun, ToolStep } from "@concordat/llm/tools";
import type { DeepPartial, Repair, StandardSchema, TypeBoxKind } from "@concordat/parser";
import { describe, expectTypeOf, it } from "vitest";

interface City {
  readonly name: string;
  readonly river?: { readonly name: string };
}

describe("what is asked", () => {
  it("is a contract or another library's schema, by the type of its values where it has one", () => {
    expectTypeOf<Contract<City>>().toExtend<FlexibleSchema<City>>();
    expectTypeOf<StandardSchema<City, City>>().toExtend<FlexibleSchema<City>>();
    expectTypeOf<TypeBoxKind>().toExtend<FlexibleSchema<City>>();
    expectTypeOf<TypeBoxKind>().not.toExtend<FlexibleSchemaByType<City, City>>();
    expectTypeOf<JsonSchema>().not.toExtend<FlexibleSchema<City>>();
  });

  it("takes every option by its own type, and only the client and the contract are always needed", () => {
    expectTypeOf<keyof GenerateOptions<City>>().toEqualTypeOf<
      | "client"
      | "contract"
      | keyof Conversation
      | keyof WireOptions
      | "describe"
      | "form"
      | "questions"
      | "wording"
      | "mayRepeat"
      | "odds"
      | "examples"
      | "maxAttempts"
      | "maxRetries"
      | "retryTimeouts"
      | "seed"
      | "temperature"
      | "maxTokens"
      | "timeoutMs"
      | "deadlineMs"
      | "signal"
      | "tools"
      | "maxSteps"
      | "approve"
      | "onStep"
      | "onEvent"
      | "random"
    >();
    type Options = GenerateOptions<City>;
    expectTypeOf<{
      client: ChatClient;
      contract: Contract<City>;
      messages: ChatMessage[];
    }>().toExtend<Options>();
    expectTypeOf<{ client: ChatClient; contract: Contract<City>; prompt: string }>().toExtend<Options>();
    expectTypeOf<keyof PromptOrMessages>().toEqualTypeOf<"messages" | "prompt">();
    expectTypeOf<keyof Conversation>().toEqualTypeOf<"messages" | "prompt" | "system">();
    expectTypeOf<Omit<Options, "client">>().not.toExtend<Options>();
    expectTypeOf<Options["describe"]>().toEqualTypeOf<Describe | undefined>();
    expectTypeOf<Options["limits"]>().toEqualTypeOf<Partial<Limits> | undefined>();
    expectTypeOf<Options["narrow"]>().toEqualTypeOf<Narrowing | undefined>();
    expectTypeOf<Options["seed"]>().toEqualTypeOf<Seed | undefined>();
    expectTypeOf<Options["onEvent"]>().toEqualTypeOf<((event: GenerateEvent) => void) | undefined>();
  });

  it("is described, narrowed, extended and bounded by these", () => {
    expectTypeOf<Describe>().toEqualTypeOf<"full" | "short" | false>();
    expectTypeOf<Limits>().toEqualTypeOf<{ readonly text: number; readonly items: number }>();
    expectTypeOf<{ "/post_id": string[] }>().toExtend<Narrowing>();
    expectTypeOf<NarrowedPlace["validate"]>().returns.toEqualTypeOf<readonly Violation[]>();
    expectTypeOf<Extension>().toEqualTypeOf<Readonly<Record<string, JsonSchema>>>();
    expectTypeOf<Example<City>>().toEqualTypeOf<{ readonly input: string; readonly output: City }>();
    expectTypeOf<Seed>().toEqualTypeOf<number | ((answer: number) => number)>();
    expectTypeOf<keyof WireOptions>().toEqualTypeOf<"narrow" | "extension" | "omit" | "limits">();
    expectTypeOf<Omit<LoweringOptions, keyof WireOptions>>().toEqualTypeOf<Checking>();
  });
});

describe("what comes of it", () => {
  it("has a value or an error, never both and never neither", () => {
    expectTypeOf<Extract<Outcome<City>, { state: "valid" }>["value"]>().toEqualTypeOf<City>();
    expectTypeOf<
      Extract<Outcome<City>, { state: "invalid" }>["error"]
    >().toEqualTypeOf<ContractViolationError>();
    expectTypeOf<Extract<Outcome<City>, { state: "failed" }>["error"]>().toEqualTypeOf<Failure>();
    expectTypeOf<Outcome<City>["state"]>().toEqualTypeOf<"valid" | "invalid" | "failed">();
    expectTypeOf<Outcome<City>["reached"]>().toEqualTypeOf<readonly ReachedBound[]>();
  });

  it("keeps every attempt", () => {
    expectTypeOf<Outcome<City>["attempts"]>().toEqualTypeOf<readonly Attempt[]>();
    expectTypeOf<Attempt["error"]>().toEqualTypeOf<Failure | null>();
    expectTypeOf<Attempt["repairs"]>().toEqualTypeOf<readonly Repair[]>();
    expectTypeOf<Attempt["usage"]>().toEqualTypeOf<Usage>();
    expectTypeOf<Usage>().toEqualTypeOf<{
      readonly promptTokens: number | null;
      readonly completionTokens: number | null;
    }>();
    expectTypeOf<Attempt["tried"]>().toEqualTypeOf<readonly TriedClient[]>();
    expectTypeOf<TriedClient>().toEqualTypeOf<{ readonly model: string; readonly error: Failure }>();
    expectTypeOf<RecordedClients["model"]>().toEqualTypeOf<string | undefined>();
    expectTypeOf<NonNullable<RecordedClients["tried"]>[number]["code"]>().toEqualTypeOf<FailureCode>();
    expectTypeOf<ReachedBound["from"]>().toEqualTypeOf<"contract" | "limits" | "engine">();
  });

  it("is announced step by step", () => {
    expectTypeOf<LifecycleState>().toEqualTypeOf<GenerateEvent["state"]>();
    expectTypeOf<Extract<GenerateEvent, { state: "failed" }>["error"]>().toEqualTypeOf<Failure>();
  });

  it("is shown while it is written", () => {
    expectTypeOf<ObjectStream<City>["outcome"]>().resolves.toEqualTypeOf<Outcome<City>>();
    expectTypeOf<ObjectStream<City>["partials"]>().toEqualTypeOf<AsyncIterable<PartialValue<City>>>();
    expectTypeOf<ObjectStream<City>["text"]>().toEqualTypeOf<AsyncIterable<TextDelta>>();
    expectTypeOf<PartialValue<City>["value"]>().toEqualTypeOf<DeepPartial<City> | undefined>();
    expectTypeOf<TextDelta>().toEqualTypeOf<{ readonly attempt: number; readonly text: string }>();
  });

  it("is one result for each of many items", () => {
    expectTypeOf<Many<City>["results"]>().toEqualTypeOf<readonly (ManyResult<City> | null)[]>();
    expectTypeOf<Extract<ManyResult<City>, { state: "valid" }>["value"]>().toEqualTypeOf<City>();
    expectTypeOf<ManyFailure["state"]>().toEqualTypeOf<"invalid" | "failed">();
    expectTypeOf<ManyOptions<City, AgentDecision>["prompt"]>().parameter(0).toEqualTypeOf<City>();
    expectTypeOf<ManyOptions<City, AgentDecision>["seed"]>().toEqualTypeOf<number | undefined>();
    expectTypeOf<ManyProgress["done"]>().toEqualTypeOf<number>();
    expectTypeOf<EachOptions<City, AgentDecision>["items"]>().toEqualTypeOf<
      Iterable<City> | AsyncIterable<City>
    >();
    expectTypeOf<keyof EachProgress>().toEqualTypeOf<"done" | "failed" | "usage">();
    expectTypeOf<Items<City>>().toEqualTypeOf<readonly City[] | Iterable<City> | AsyncIterable<City>>();
    expectTypeOf<ManyOf<readonly City[], City>>().toEqualTypeOf<Many<City>>();
    expectTypeOf<ManyOf<AsyncIterable<City>, City>>().toEqualTypeOf<ManySummary>();
    expectTypeOf<ManySummary["failures"]>().toEqualTypeOf<Readonly<Partial<Record<ResultCode, number>>>>();
    expectTypeOf<"CONTRACT_VIOLATION">().toExtend<ResultCode>();
    expectTypeOf<ReadResultsOptions<City>["name"]>().toEqualTypeOf<string | undefined>();
    expectTypeOf<WorkManyOptions["contractOf"]>().parameter(0).toEqualTypeOf<BatchContract>();
    expectTypeOf<WorkManyResult["state"]>().toEqualTypeOf<"completed" | "stopped" | "outage">();
    expectTypeOf<keyof RateLimit>().toEqualTypeOf<"requestsPerMinute" | "tokensPerMinute">();
  });
});

describe("a failure", () => {
  it("has one of fifteen codes; a misspelt one does not compile", () => {
    expectTypeOf<FailureCode>().toEqualTypeOf<
      | "CONNECTION_FAILED"
      | "MODEL_NOT_FOUND"
      | "UNAUTHORIZED"
      | "RATE_LIMITED"
      | "TIMEOUT"
      | "SERVER_BUSY"
      | "PROTOCOL_ERROR"
      | "TRUNCATED"
      | "UNREADABLE"
      | "PROMPT_REPEATED"
      | "CONTEXT_OVERFLOW"
      | "ABORTED"
      | "REPLAY_MISS"
      | "IMAGES_UNSUPPORTED"
      | "STEPS_EXHAUSTED"
    >();
    expectTypeOf<Failure["code"]>().toEqualTypeOf<FailureCode>();
    expectTypeOf<Failure["status"]>().toEqualTypeOf<number | undefined>();
    expectTypeOf<keyof FailureOptions>().toEqualTypeOf<"cause" | "status">();
    expectTypeOf<Endpoint>().toEqualTypeOf<{
      readonly url: string;
      readonly headers: Readonly<Record<string, string>>;
      readonly secrets: readonly string[];
      at(path: string): string;
    }>();
    expectTypeOf<FailedRequest>().toEqualTypeOf<{ readonly where: string; readonly getModel: string }>();
  });
});

describe("a value in turns", () => {
  it("has a question for each field, as text or with more", () => {
    expectTypeOf<AnswerForm>().toEqualTypeOf<"json" | "turns">();
    expectTypeOf<TurnQuestions>().toEqualTypeOf<Readonly<Record<string, string | TurnQuestion>>>();
    expectTypeOf<keyof TurnQuestion>().toEqualTypeOf<"ask" | "prefill" | "options">();
  });

  it("keeps of each turn what was asked, and of a choice the odds", () => {
    expectTypeOf<Attempt["turn"]>().toEqualTypeOf<AttemptTurn | null>();
    expectTypeOf<AttemptTurn["odds"]>().toEqualTypeOf<FieldOdds | null>();
    expectTypeOf<FieldOdds["options"]>().toEqualTypeOf<readonly FieldOption[]>();
    expectTypeOf<FieldOption["probability"]>().toEqualTypeOf<number>();
  });

  it("asks a client for the probabilities of texts", () => {
    expectTypeOf<ChatRequest["continuations"]>().toEqualTypeOf<Continuations | undefined>();
    expectTypeOf<OptionOdds["logProbability"]>().toEqualTypeOf<number | null>();
    expectTypeOf<ChatClient["odds"]>().toEqualTypeOf<"exact" | "listed" | undefined>();
    expectTypeOf<TokenLogprobs["top"]>().toEqualTypeOf<readonly TokenLogprob[]>();
  });

  it("gives the odds of the enumerations and booleans of a contract", () => {
    type Mail = { readonly kind: "spam" | "ham"; readonly read: boolean; readonly text: string };
    expectTypeOf<GenerateOptions<Mail>["odds"]>().toEqualTypeOf<readonly ("/kind" | "/read")[] | undefined>();
    expectTypeOf<OddsPointer<Mail>>().toEqualTypeOf<"/kind" | "/read">();
    expectTypeOf<Outcome<Mail>["odds"]>().toEqualTypeOf<OddsByPointer>();
    expectTypeOf<OddsByPointer>().toEqualTypeOf<Readonly<Record<string, ValueOdds>>>();
    expectTypeOf<ValueOdds>().toEqualTypeOf<KnownOdds | AbsentOdds>();
    expectTypeOf<KnownOdds["source"]>().toEqualTypeOf<"evaluated" | "listed">();
    expectTypeOf<AbsentOdds["reason"]>().toEqualTypeOf<string>();
    expectTypeOf<KnownOdds["options"]>().toExtend<AnswerWithOdds["options"]>();
  });
});

describe("a client", () => {
  it("streams a conversation", () => {
    expectTypeOf<ChatClient["chat"]>().toEqualTypeOf<(request: ChatRequest) => AsyncIterable<ChatChunk>>();
    expectTypeOf<ChatClient["wireForm"]>().toEqualTypeOf<WireForm>();
    expectTypeOf<ChatRequest["messages"]>().toEqualTypeOf<readonly ChatMessage[]>();
    expectTypeOf<ChatMessage["role"]>().toEqualTypeOf<"system" | "user" | "assistant">();
    expectTypeOf<MessagePart>().toEqualTypeOf<TextPart | ImagePart | DocumentPart>();
    expectTypeOf<DocumentPart["mediaType"]>().toEqualTypeOf<"application/pdf">();
    expectTypeOf<Parameters<typeof readAttachment>[0]>().toEqualTypeOf<AttachmentSource>();
    expectTypeOf<AttachmentOptions["maxBytes"]>().toEqualTypeOf<number | undefined>();
    expectTypeOf<ImagePart["mediaType"]>().toEqualTypeOf<`image/${string}`>();
    expectTypeOf<TextPart>().toEqualTypeOf<{ readonly type: "text"; readonly text: string }>();
    expectTypeOf<ChatChunk["type"]>().toEqualTypeOf<
      "text" | "thinking" | "tool-call" | "odds" | "logprobs" | "finish"
    >();
    expectTypeOf<FinishReason>().toEqualTypeOf<"stop" | "length" | "other">();
    expectTypeOf<ModelIdentity["digest"]>().toEqualTypeOf<`sha256:${string}` | "unpinned">();
  });

  it("is made of clients", () => {
    expectTypeOf<Parameters<NonNullable<ClientHooks["onFinish"]>>>().toEqualTypeOf<
      [finished: FinishedRequest]
    >();
    expectTypeOf<FinishedRequest["finishReason"]>().toEqualTypeOf<FinishReason | null>();
    expectTypeOf<Parameters<NonNullable<FallbackOptions["when"]>>>().toEqualTypeOf<[error: Failure]>();
    expectTypeOf<OddsAdjustment["neutral"]>().toEqualTypeOf<Readonly<Record<string, number>>>();
    expectTypeOf<MeteredClient["total"]>().returns.toEqualTypeOf<ClientUsageCost>();
    expectTypeOf<ClientUsageCost["members"]>().toEqualTypeOf<Readonly<Record<string, TotalUsageCost>>>();
    expectTypeOf<MeterOptions["prices"]>().toEqualTypeOf<Readonly<Record<string, Price>> | undefined>();
    expectTypeOf<MeterOptions["price"]>().toEqualTypeOf<Price | undefined>();
    expectTypeOf<Parameters<NonNullable<MeterOptions["onUsage"]>>>().toEqualTypeOf<[spent: UsageCost]>();
    expectTypeOf<UsageCost["cost"]>().toEqualTypeOf<number | null>();
    expectTypeOf<Price>().toEqualTypeOf<{ readonly prompt: number; readonly completion: number }>();
    expectTypeOf<TotalUsageCost["promptTokens"]>().toEqualTypeOf<number>();
  });

  it("of a server or a file is configured by these", () => {
    expectTypeOf<object>().toExtend<OllamaClientOptions>();
    expectTypeOf<Embedder["id"]>().toEqualTypeOf<string>();
    expectTypeOf<OllamaEmbedderOptions["model"]>().toEqualTypeOf<string>();
    expectTypeOf<{ options: { num_ctx: number } }>().toExtend<OllamaExtraBody>();
    expectTypeOf<{ endpoint: string; model: string }>().toExtend<OpenAIClientOptions>();
    expectTypeOf<{ model: string }>().not.toExtend<OpenAIClientOptions>();
    expectTypeOf<{ modelPath: string }>().toExtend<LlamaClientOptions>();
    expectTypeOf<LlamaClient>().toExtend<ChatClient>();
    expectTypeOf<LlamaClient["dispose"]>().returns.resolves.toBeVoid();
    expectTypeOf<DownloadProgress["receivedBytes"]>().toEqualTypeOf<number>();
    expectTypeOf<NonNullable<EnsureOptions["onProgress"]>>().parameter(0).toEqualTypeOf<DownloadProgress>();
    expectTypeOf<OllamaModelOptions["num_ctx"]>().toEqualTypeOf<number | undefined>();
    expectTypeOf<EnsureOptions["signal"]>().toEqualTypeOf<AbortSignal | undefined>();
  });

  it("of a script gives these answers", () => {
    expectTypeOf<ScriptedAnswer[]>().toExtend<Script>();
    expectTypeOf<string>().toExtend<ScriptedAnswer>();
    expectTypeOf<number>().not.toExtend<ScriptedAnswer>();
    expectTypeOf<ScriptedClient["requests"]>().toEqualTypeOf<readonly ChatRequest[]>();
    expectTypeOf<keyof ScriptedClientOptions>().toEqualTypeOf<"id" | "wireForm" | "nativeTools">();
    expectTypeOf<{ calls: ScriptedCall[] }>().toExtend<ScriptedAnswer>();
  });
});

describe("what is kept", () => {
  it("in a cassette is a request with its answer or its failure", () => {
    expectTypeOf<CassetteOptions["mode"]>().toEqualTypeOf<"auto" | "replay" | "record" | undefined>();
    expectTypeOf<OpenCassette["add"]>().parameter(0).toEqualTypeOf<CassetteEntry>();
    expectTypeOf<CassetteEntry["request"]>().toEqualTypeOf<RecordedRequest>();
    expectTypeOf<CassetteEntry["failure"]>().toEqualTypeOf<RecordedFailure | null>();
    expectTypeOf<RecordedFailure["code"]>().toEqualTypeOf<FailureCode>();
    expectTypeOf<RecordedRequest>().not.toHaveProperty("signal");
    expectTypeOf<ReplayOptions["cassette"]>().toEqualTypeOf<Cassette>();
  });

  it("of an answer's end is a finish reason, or that the answer was taken back or broken off", () => {
    expectTypeOf<FinishReason>().toExtend<AnswerEnd>();
    expectTypeOf<Exclude<AnswerEnd, FinishReason>>().toEqualTypeOf<"refused" | "failed">();
  });

  it("in a store is an answer by its key", () => {
    expectTypeOf<Map<string, readonly ChatChunk[]>>().toExtend<AnswerStore>();
    expectTypeOf<Map<string, string>>().not.toExtend<AnswerStore>();
  });
});

it("a grammar says what it does not hold", () => {
  expectTypeOf<CompiledGrammar["unenforced"]>().toEqualTypeOf<readonly UnenforcedRule[]>();
  expectTypeOf<keyof UnenforcedRule>().toEqualTypeOf<"pointer" | "keyword" | "reason">();
  expectTypeOf<GrammarOptions["assertsFormats"]>().toEqualTypeOf<boolean | undefined>();
});

describe("a request for a text", () => {
  it("takes the options of any call and of a conversation, and nothing of a contract", () => {
    expectTypeOf<Exclude<keyof TextOptions, keyof GenerateOptions<City>>>().toEqualTypeOf<"stop">();
    expectTypeOf<TextOptions>().toExtend<Conversation>();
    expectTypeOf<TextOptions>().not.toHaveProperty("contract");
  });

  it("ends with a text exactly where it is valid, and with a failure everywhere else", () => {
    expectTypeOf<TextOutcome["state"]>().toEqualTypeOf<"valid" | "failed">();
    expectTypeOf<Extract<TextOutcome, { state: "valid" }>["text"]>().toEqualTypeOf<string>();
    expectTypeOf<Extract<TextOutcome, { state: "failed" }>["error"]>().toEqualTypeOf<Failure>();
    expectTypeOf<TextStream["text"]>().toEqualTypeOf<AsyncIterable<TextDelta>>();
    expectTypeOf<TextStream["outcome"]>().toEqualTypeOf<Promise<TextOutcome>>();
  });
});

describe("tools", () => {
  it("are options of a call, made by their own function, and their steps are in the outcome", () => {
    type Options = GenerateOptions<City>;
    expectTypeOf<Options["tools"]>().toEqualTypeOf<readonly Tool[] | undefined>();
    expectTypeOf<Parameters<NonNullable<Options["approve"]>>>().toEqualTypeOf<[call: ToolApproval]>();
    expectTypeOf<Parameters<NonNullable<ManyOptions<City, City>["approve"]>>>().toEqualTypeOf<
      [call: ToolApproval, id: string]
    >();
    expectTypeOf<Parameters<NonNullable<EachOptions<City, City>["onStep"]>>>().toEqualTypeOf<
      [step: ToolStep, id: string]
    >();
    expectTypeOf<TextOutcome["steps"]>().toEqualTypeOf<readonly ToolStep[] | undefined>();
    expectTypeOf<Outcome<City>["steps"]>().toEqualTypeOf<readonly ToolStep[] | undefined>();
    expectTypeOf<ToolStep["runs"]>().toEqualTypeOf<readonly ToolRun[]>();
    expectTypeOf<ToolRun>().toExtend<ToolCall>();
    expectTypeOf<Parameters<ToolOptions<City, string>["execute"]>>().toEqualTypeOf<
      [input: City, context: ToolContext]
    >();
  });

  it("end with a result exactly where they are done", () => {
    expectTypeOf<ToolEnd["state"]>().toEqualTypeOf<"done" | "failed" | "declined">();
    expectTypeOf<Extract<ToolEnd, { state: "done" }>["output"]>().toBeUnknown();
    expectTypeOf<Exclude<ToolEnd, { state: "done" }>>().not.toHaveProperty("output");
  });

  it("reach engines and recordings as these", () => {
    expectTypeOf<ChatRequest["tools"]>().toEqualTypeOf<readonly ToolSpec[] | undefined>();
    expectTypeOf<ChatMessage["toolCalls"]>().toEqualTypeOf<readonly ToolCall[] | undefined>();
    expectTypeOf<ChatMessage["toolResult"]>().toEqualTypeOf<ToolResult | undefined>();
    expectTypeOf<Parameters<NonNullable<ChatClient["runTool"]>>[0]>().toEqualTypeOf<ToolRequest>();
  });
});

describe("a stream that arrives", () => {
  it("gives partial values or pieces, and an end with a value exactly where it is valid", () => {
    expectTypeOf<ReceivedObject<City>>().toExtend<AsyncIterable<PartialValue<City>>>();
    expectTypeOf<ReceivedText>().toExtend<AsyncIterable<TextDelta>>();
    expectTypeOf<ReceivedObject<City>["outcome"]>().toEqualTypeOf<Promise<ReceivedOutcome<City>>>();
    expectTypeOf<Extract<ReceivedOutcome<City>, { state: "valid" }>["value"]>().toEqualTypeOf<City>();
    expectTypeOf<Extract<ReceivedOutcome<City>, { state: "failed" }>>().not.toHaveProperty("value");
  });
});
