import {
  type DecideAllOptions,
  type DecideOptions,
  decideAll,
  type NeutralAnswerOddsOptions,
  type NeutralOddsOptions,
  neutralAnswerOdds,
  neutralOdds,
  type RelevanceOptions,
  relevanceScores,
  type SimilarityOptions,
  SocialAgent,
  type SocialAgentOptions,
  type SurveyAnswer,
  similarityScores,
  type WordEmbedderOptions,
  wordEmbedder,
} from "@concordat/agent";
import {
  type AiSdkClientOptions,
  createAiSdkClient,
  type ReadingMiddlewareOptions,
  readingMiddleware,
} from "@concordat/ai-sdk";
import { agentDecision } from "@concordat/contracts/agent-decision";
import { type DefineOptions, defineContract } from "@concordat/contracts/define";
import {
  type ClientHooks,
  type FallbackOptions,
  fallback,
  type GenerateOptions,
  generateObject,
  generateText,
  type LoweringOptions,
  type MeterOptions,
  meterClient,
  type PromptOrMessages,
  streamObject,
  streamText,
  type TextOptions,
  toWireSchema,
  type WireOptions,
  wireForms,
  wrapClient,
} from "@concordat/llm";
import { type AttachmentOptions, readAttachment } from "@concordat/llm/attachments";
import { type CassetteOptions, cassette } from "@concordat/llm/cassette";
import { type EnsureOptions, ensureEmbeddedModel } from "@concordat/llm/embedded-model";
import { compileGrammar, type GrammarOptions } from "@concordat/llm/grammar";
import { createLlamaClient, type LlamaClientOptions } from "@concordat/llm/llama";
import {
  type EachOptions,
  generateEach,
  generateMany,
  type ManyOptions,
  type ReadResultsOptions,
  readResults,
  type WorkManyOptions,
  workMany,
} from "@concordat/llm/many";
import {
  createOllamaClient,
  createOllamaEmbedder,
  type OllamaClientOptions,
  type OllamaEmbedderOptions,
} from "@concordat/llm/ollama";
import { createOpenAIClient, type OpenAIClientOptions } from "@concordat/llm/openai";
import { Cassette, createReplayClient, type ReplayOptions } from "@concordat/llm/replay";
import { createScriptedClient, type ScriptedClientOptions } from "@concordat/llm/scripted";
import { defineTool, type ToolOptions } from "@concordat/llm/tools";
import { type TraceOptions, traceClient } from "@concordat/opentelemetry";
import { createParser, type ParseOptions, parseText } from "@concordat/parser";
import { Reasoner, type ReasonerOptions } from "@concordat/reasoner";
import { jobKinds } from "./job-kinds.js";
import {
  aClient,
  client,
  flag,
  form,
  type Kind,
  kind,
  listener,
  milliseconds,
  natural,
  seed,
  settings,
  signal,
  temperature,
  text,
  type Wrong,
  type WrongValues,
} from "./kind.js";

const schema = agentDecision.schema;
const messages = [{ role: "user", content: "What do you do with this post?" }] as const;
const profile = { id: "mara", name: "Mara", interests: ["bread"] };
const agent = new SocialAgent({ profile, client });
const post = { id: "p", author_id: "ada", text: "Hello.", timestamp: "2026-03-14T09:26:53Z" };
const model = {
  specificationVersion: "v4",
  provider: "test",
  modelId: "m",
  doStream: () => Promise.reject(new Error("a request was made")),
} as const;

const wireForm: Wrong = [["ollama", /^wireForm must be a wire form, such as .* but is "ollama"$/]];
const asked: WrongValues<WireOptions> = {
  narrow: [
    [["p1"], /^narrow must be an object of JSON Pointers/],
    [{ "/choice": [] }, /^narrow: nothing is open at \/choice/],
    [{ choice: ["x"] }, /^narrow: "choice" is not a JSON Pointer; write "\/choice"/],
    [{ "/nowhere": ["x"] }, /^narrow: the contract has no place \/nowhere/],
  ],
  extension: [
    ["mood", /^extension must be an object of schemas/],
    [{ reason: { type: "string" } }, /^extension: the contract has a field reason/],
  ],
  omit: [
    ["content", /^omit must be a list of property names/],
    [["reason"], /^omit: the contract requires reason/],
    [["contnet"], /^omit: the contract has no property contnet/],
  ],
  limits: [
    [200, /^limits must be an object such as/],
    [{ text: 0 }, /^limits.text must be an integer of at least 1, but is 0$/],
    [{ items: 2.5 }, /^limits.items must be/],
    [{ txt: 20 }, /^limits.txt is not a known option; did you mean limits.text\?$/],
  ],
};
const databaseUrl: readonly (readonly [unknown, RegExp])[] = [
  ["answers.ndjson", /^journal must be the URL of a database, such as postgres:/],
];

const rateLimit: readonly (readonly [unknown, RegExp])[] = [
  [60, /^rateLimit must be \{ requestsPerMinute, tokensPerMinute \}, or one of them, but is 60$/],
  [{ requestsPerMinute: 0 }, /^rateLimit\.requestsPerMinute must be an integer of at least 1/],
];

const toolUse = {
  tools: [
    ["weather", /^tools must be a list of tools made with defineTool/],
    [[{ name: "weather" }], /^tools must be a list of tools made with defineTool/],
  ],
  maxSteps: natural,
  approve: listener,
  onStep: listener,
} as const satisfies Readonly<Record<string, Wrong>>;

const call: WrongValues<
  Omit<GenerateOptions<unknown>, "messages" | "prompt" | "seed" | "deadlineMs" | keyof typeof toolUse>
> = {
  ...asked,
  system: text,
  ...settings,
  client: aClient,
  contract: [
    [undefined, /^contract must be a contract/],
    [{ type: "object" }, /^contract must be a contract, such as defineContract/],
  ],
  maxTokens: natural,
  signal,
  describe: [[true, /^describe must be "full", "short" or false, but is true$/]],
  form,
  questions: [
    ["Why?", /^questions must be questions by JSON Pointer/],
    [{ reason: "Why?" }, /^questions must be questions by JSON Pointer/],
    [{ "/reason": { ask: "Why?", prefix: "I" } }, /^questions must be questions by/],
  ],
  odds: [
    ["/choice", /^odds must be a list of JSON Pointers/],
    [["choice"], /^odds must be a list of JSON Pointers/],
  ],
  mayRepeat: [["One to three sentences.", /^mayRepeat must be a list of strings/]],
  wording: [["One to three sentences.", /^wording must be a list of strings/]],
  examples: [
    [{ input: "x" }, /^examples must be a list, but is another object$/],
    [[{ input: "x" }], /^examples\[0\] must be an example: \{ input, output \}/],
    [
      [{ input: "x", output: { choice: "LIKE", reason: " " } }],
      /^examples\[0\].output.reason breaks the contract: must not be blank$/,
    ],
  ],
  retryTimeouts: flag,
  onEvent: listener,
  random: [[0.5, /^random must be a function, but is 0.5$/]],
};

const connection = {
  headers: [
    ["x-key: 1", /^headers must be an object of strings/],
    [{ "x-key": 7 }, /^headers must be an object of strings/],
    [{ "x key": "1" }, /"x key" is not the name of a header/],
  ],
  fetch: listener,
  extraBody: [
    [["a"], /^extraBody must be an object without model, messages and stream, .* but is a list$/],
    [{ stream: false }, /^extraBody must be an object without model, messages and stream/],
    [{ messages: [] }, /^extraBody must be an object without model, messages and stream/],
  ],
  maxConcurrent: natural,
  timeoutMs: milliseconds,
} as const satisfies Readonly<Record<string, Wrong>>;

/** Every kind of options that the functions of the packages take. */
export const kinds: readonly Kind[] = [
  kind<GenerateOptions<unknown> & PromptOrMessages>(
    "GenerateOptions",
    { generateObject, streamObject: (options) => streamObject(options).outcome },
    { client, contract: agentDecision, messages },
    {
      ...call,
      messages: [
        [undefined, /^give prompt or messages$/],
        [[], /^messages must be .* but is an empty list$/],
        ["What do you do?", /^messages must be .* but is "What do you do\?"$/],
        [
          [messages[0], { role: "robot", content: "x" }],
          /^messages\[1\].role must be "system", "user" or "assistant", but is "robot"$/,
        ],
        [
          [{ role: "user", content: [{ type: "text", text: "x" }] }],
          /^messages\[0\].content must be a string, but is a list$/,
        ],
        [[{ role: "user", content: "x", parts: [{ type: "video" }] }], /^messages\[0\].parts\[0\] must be/],
        [
          [
            {
              role: "user",
              content: "x",
              parts: [{ type: "image", data: "data:image/png;base64,AAAA", mediaType: "image/png" }],
            },
          ],
          /^messages\[0\].parts\[0\] must be .*data in Base64 without "data:"/,
        ],
      ],
      prompt: [...text, ["What?", /^give messages or prompt, not both$/]],
      ...toolUse,
      seed: [...seed, [() => -1, /^seed gave -1 for answer 1/]],
      deadlineMs: milliseconds,
    },
  ),
  kind<TextOptions & PromptOrMessages>(
    "TextOptions",
    { generateText, streamText: (options) => streamText(options).outcome },
    { client, prompt: "What do you do?" },
    {
      client: aClient,
      messages: [[messages, /^give messages or prompt, not both$/]],
      prompt: text,
      system: text,
      maxAttempts: call.maxAttempts,
      maxRetries: call.maxRetries,
      retryTimeouts: flag,
      seed,
      temperature: call.temperature,
      maxTokens: natural,
      timeoutMs: call.timeoutMs,
      deadlineMs: milliseconds,
      signal,
      onEvent: listener,
      random: call.random,
      ...toolUse,
      stop: [["END", /^stop must be a list of strings/]],
    },
  ),
  kind<ManyOptions<unknown, unknown>>(
    "ManyOptions",
    { generateMany },
    { client, contract: agentDecision, items: ["a"], prompt: () => "What do you do?" },
    {
      ...call,
      items: [
        [undefined, /^items must be what can be looped over/],
        ["bread", /^items must be what can be looped over: a list, a generator, a stream, but is "bread"$/],
      ],
      prompt: [
        ["What?", /^prompt must be a function/],
        [() => undefined, /^the prompt of items\[0\] must be a list of at least one message/],
        [() => [], /^the prompt of items\[0\] must be .* but is an empty list$/],
      ],
      ...toolUse,
      id: [
        ["id", /^id must be a function/],
        [() => 7, /^the id of items\[0\] must be a string .* but is 7$/],
      ],
      concurrency: natural,
      rateLimit,
      journal: text,
      name: [["a/b", /^name must be letters, digits and _/]],
      retryFailed: flag,
      seed,
      onResult: listener,
      onWarning: listener,
    },
  ),
  kind<WorkManyOptions>(
    "WorkManyOptions",
    { workMany },
    { client, journal: "postgres://127.0.0.1:9/none", contractOf: () => agentDecision },
    {
      client: call.client,
      journal: databaseUrl,
      contractOf: [[agentDecision, /^contractOf must be a function/]],
      name: [["a/b", /^name must be letters, digits and _/]],
      concurrency: natural,
      rateLimit,
      signal,
      maxAttempts: call.maxAttempts,
      maxRetries: call.maxRetries,
      timeoutMs: call.timeoutMs,
      tools: toolUse.tools,
      approve: toolUse.approve,
      onResult: listener,
      onRefusal: listener,
      onWaiting: listener,
    },
  ),
  kind<ReadResultsOptions<unknown>>(
    "ReadResultsOptions",
    {
      readResults: async (options) => {
        for await (const _ of readResults(options));
      },
    },
    { journal: "postgres://127.0.0.1:9/none", contract: agentDecision },
    {
      journal: databaseUrl,
      name: [["a/b", /^name must be letters, digits and _/]],
      contract: call.contract,
    },
  ),
  kind<EachOptions<unknown, unknown>>(
    "EachOptions",
    {
      generateEach: async (options) => {
        for await (const _ of generateEach(options));
      },
    },
    { client, contract: agentDecision, items: ["a"], prompt: () => "What do you do?" },
    {
      ...call,
      items: [
        [undefined, /^items must be what can be looped over/],
        ["bread", /^items must be what can be looped over: .* but is "bread"$/],
      ],
      prompt: [
        ["What?", /^prompt must be a function/],
        [() => undefined, /^the prompt of items\[0\] must be a list of at least one message/],
      ],
      ...toolUse,
      id: [
        ["id", /^id must be a function/],
        [() => 7, /^the id of items\[0\] must be a string .* but is 7$/],
      ],
      concurrency: natural,
      rateLimit,
      seed,
      onProgress: listener,
    },
  ),
  kind<WireOptions>(
    "WireOptions",
    { toWireSchema: (options) => toWireSchema(schema, wireForms.llama, options) },
    {},
    asked,
  ),
  kind<LoweringOptions>(
    "LoweringOptions",
    { toWireSchema: (options) => toWireSchema(schema, wireForms.llama, options) },
    {},
    { ...asked, assertsFormats: flag },
  ),
  kind<OllamaClientOptions>(
    "OllamaClientOptions",
    { createOllamaClient },
    {},
    {
      ...connection,
      endpoint: [["ftp://localhost", /endpoint/]],
      model: [["", /model/]],
      reasoning_effort: [["much", /reasoning_effort/]],
      timeout: [[0, /timeout/]],
      temperature: [[7, /temperature/]],
      keepAlive: [
        [Number.NaN, /^keepAlive must be a number of seconds, or a length of time such as "5m", but is NaN$/],
        [" ", /^keepAlive must be/],
      ],
      maxContext: natural,
    },
  ),
  kind<OllamaEmbedderOptions>(
    "OllamaEmbedderOptions",
    { createOllamaEmbedder },
    { model: "m" },
    {
      headers: connection.headers,
      fetch: connection.fetch,
      endpoint: [["ftp://localhost", /endpoint/]],
      model: [["", /model/]],
    },
  ),
  kind<OpenAIClientOptions>(
    "OpenAIClientOptions",
    { createOpenAIClient },
    { endpoint: "http://127.0.0.1:1/v1", model: "m" },
    {
      ...connection,
      endpoint: [
        [undefined, /^endpoint must be the URL where the API begins/],
        ["localhost", /endpoint must be an http or https URL/],
      ],
      model: [
        [undefined, /^model must be the name of a model/],
        [" ", /^model must be the name of a model/],
      ],
      apiKey: [
        [7, /^apiKey must be a string/],
        ["a\nb", /the API key/],
      ],
      temperature,
      reasoningEffort: [["much", /^reasoningEffort must be "low", "medium" or "high", but is "much"$/]],
      tokenLimit: [["tokens", /^tokenLimit must be "max_tokens" or "max_completion_tokens"/]],
      showsSchema: flag,
      images: flag,
      nativeTools: flag,
    },
  ),
  kind<LlamaClientOptions>(
    "LlamaClientOptions",
    { createLlamaClient },
    { modelPath: "model.gguf" },
    {
      modelPath: [[undefined, /^modelPath must be the path of a GGUF file/]],
      contextSize: natural,
      threads: natural,
    },
  ),
  kind<AiSdkClientOptions>(
    "AiSdkClientOptions",
    { createAiSdkClient },
    { model },
    {
      model: [
        [undefined, /^model must be a language model of AI SDK 5, 6 or 7/],
        ["gpt-5", /give gateway\(name\), but is "gpt-5"$/],
        [{ ...model, specificationVersion: "v1" }, /^model must be/],
      ],
      wireForm,
      structuredOutput: flag,
      nativeTools: flag,
      stream: [...flag, [false, /^stream: false does not fit the model, which has no doGenerate$/]],
      providerOptions: [
        [true, /^providerOptions must be options by the names of providers/],
        [{ anthropic: "low" }, /^providerOptions must be options by the names of providers/],
      ],
      headers: [[{ "x-key": 7 }, /^headers must be an object of strings/]],
      timeoutMs: milliseconds,
      logprobs: [[true, /^logprobs must be an object of a provider's options/]],
    },
  ),
  kind<ReadingMiddlewareOptions<"v4">>(
    "ReadingMiddlewareOptions",
    { readingMiddleware: (options) => readingMiddleware(agentDecision, options) },
    { specificationVersion: "v4" },
    {
      ...parsing(),
      specificationVersion: [["v1", /^specificationVersion must be "v2", "v3" or "v4", but is "v1"$/]],
    },
  ),
  kind<ClientHooks>(
    "ClientHooks",
    { wrapClient: (hooks) => wrapClient(client, hooks) },
    {},
    {
      onRequest: listener,
      onChunk: listener,
      onFinish: listener,
    },
  ),
  kind<FallbackOptions>(
    "FallbackOptions",
    { fallback: (options) => fallback([client], options) },
    {},
    {
      when: [["TIMEOUT", /^when must be a function/]],
      timeoutMs: milliseconds,
    },
  ),
  kind<TraceOptions>(
    "TraceOptions",
    { traceClient: (options) => traceClient(client, options) },
    {},
    { contents: flag },
  ),
  kind<AttachmentOptions>(
    "AttachmentOptions",
    { readAttachment: (options) => readAttachment(new Uint8Array(3), options) },
    {},
    { maxBytes: natural, fetch: listener, signal },
  ),
  kind<MeterOptions>(
    "MeterOptions",
    { meterClient: (options) => meterClient(client, options) },
    {},
    {
      price: [
        [5, /^price must be an object/],
        [{ prompt: 1 }, /^price.completion must be a number of at least 0, but is undefined$/],
        [{ prompt: Number.NaN, completion: 1 }, /^price.prompt must be/],
      ],
      prices: [
        [{ m: 5 }, /^prices must be prices by names of clients/],
        [{ m: { prompt: 1 } }, /^prices\["m"\]\.completion must be a number of at least 0/],
      ],
      onUsage: listener,
    },
  ),
  kind<CassetteOptions>(
    "CassetteOptions",
    { cassette: (options) => cassette("a.cassette", options) },
    { live: client },
    {
      live: [[{ id: "x" }, /^live must be a chat client/]],
      mode: [["rewrite", /^mode must be "auto", "replay" or "record", but is "rewrite"$/]],
    },
  ),
  kind<ReplayOptions>(
    "ReplayOptions",
    { createReplayClient },
    { cassette: new Cassette() },
    {
      cassette: [
        [undefined, /^cassette must be a Cassette/],
        ["a.cassette", /^cassette must be a Cassette, such as readCassette\(\) gives, but is "a.cassette"$/],
      ],
      model: text,
      settings: [["warm", /^settings must be /]],
      wireForm,
    },
  ),
  kind<ScriptedClientOptions>(
    "ScriptedClientOptions",
    { createScriptedClient: (options) => createScriptedClient([], options) },
    {},
    { id: text, wireForm, nativeTools: flag },
  ),
  kind<ToolOptions<unknown, unknown>>(
    "ToolOptions",
    { defineTool },
    { name: "weather", description: "The weather of a city.", input: agentDecision, execute: () => null },
    {
      name: [["the weather", /^name must be a name of letters, digits, hyphens and underscores/]],
      description: text,
      input: [[{ type: "object" }, /^input must be a contract/]],
      output: [[{ type: "object" }, /^output must be a contract/]],
      confirm: flag,
      timeoutMs: milliseconds,
      execute: listener,
    },
  ),
  kind<EnsureOptions>(
    "EnsureOptions",
    { ensureEmbeddedModel },
    {},
    { cacheDir: text, onDownload: listener, onProgress: listener, signal },
  ),
  kind<GrammarOptions>(
    "GrammarOptions",
    { compileGrammar: (options) => compileGrammar(schema, options) },
    {},
    { assertsFormats: flag, digits: natural },
  ),
  kind<ParseOptions>(
    "ParseOptions",
    {
      parseText: (options) => parseText("{}", agentDecision, options),
      createParser: (options) => createParser(agentDecision, options),
    },
    {},
    parsing(),
  ),
  kind<DefineOptions>(
    "DefineOptions",
    { defineContract: (options) => defineContract({}, options) },
    {},
    {
      name: text,
      version: natural,
      dialect: [["draft-03", /^dialect must be .*"2020-12", but is "draft-03"$/]],
      at: [["Tool", /^at must be a JSON Pointer, such as \/\$defs\/Tool, but is "Tool"$/]],
      documents: [[["a.json"], /^documents must be an object of schemas by URI, but is a list$/]],
      formats: [["rule", /^formats must be "annotation" or "assertion", but is "rule"$/]],
      compile: [["ajv", /^compile must be "closures" or "code", but is "ajv"$/]],
      portable: flag,
    },
  ),
  kind<SocialAgentOptions>(
    "SocialAgentOptions",
    { SocialAgent: (options) => new SocialAgent(options) },
    { profile, client },
    {
      ...settings,
      form,
      odds: flag,
      profile: [
        [undefined, /^profile must be a profile, as agent-profile\/v1 describes it, but is undefined$/],
        [{ id: "mara" }, /must have the property 'name'/],
      ],
      client: aClient,
      seed,
    },
  ),
  kind<DecideOptions>(
    "DecideOptions",
    {
      "SocialAgent.decide": (options) => agent.decide(post, options),
      "SocialAgent.decideOnFeed": (options) => agent.decideOnFeed([post], options),
    },
    {},
    {
      now: [
        ["today", /^now must be a Date, but is "today"$/],
        [new Date("never"), /^now must be a Date/],
      ],
      signal,
      onEvent: listener,
    },
  ),
  kind<DecideAllOptions>(
    "DecideAllOptions",
    { decideAll: (options) => decideAll(options).next() },
    { agents: [agent], posts: [post] },
    {
      agents: [
        [undefined, /^agents must be a list of agents/],
        [[agent, profile], /^agents\[1\] must be a SocialAgent, but is another object$/],
      ],
      posts: [["feed.json", /^posts must be a list of posts, but is "feed.json"$/]],
      wholeFeed: flag,
      concurrency: natural,
      now: [["today", /^now must be a Date/]],
      skip: listener,
      signal,
      onWarning: listener,
    },
  ),
  kind<NeutralOddsOptions>(
    "NeutralOddsOptions",
    { neutralOdds },
    { client },
    { client: aClient, timeoutMs: milliseconds, signal },
  ),
  kind<NeutralAnswerOddsOptions>(
    "NeutralAnswerOddsOptions",
    { neutralAnswerOdds },
    {
      client,
      question: { id: "q", kind: "choice", text: "Close it?", choices: ["yes", "no"] },
      contract: defineContract<SurveyAnswer>({
        type: "object",
        properties: { answer: { enum: ["yes", "no"] } },
      }),
    },
    {
      client: aClient,
      question: [[{ kind: "text" }, /^question must be a question with choices/]],
      contract: [["answer", /^contract must be a contract/]],
      timeoutMs: milliseconds,
      signal,
    },
  ),
  kind<RelevanceOptions>(
    "RelevanceOptions",
    { relevanceScores },
    { client, profiles: [profile], posts: [post] },
    {
      client: aClient,
      profiles: [["profiles.json", /^profiles must be a list of profiles/]],
      posts: [
        ["feed.json", /^posts must be a list of posts, each with an id and a text/],
        [[{ id: "p1" }], /^posts must be a list of posts, each with an id and a text/],
      ],
      signal,
      onProgress: listener,
    },
  ),
  kind<SimilarityOptions>(
    "SimilarityOptions",
    { similarityScores },
    { embedder: { id: "e", embed: async () => [] }, profiles: [profile], posts: [post] },
    {
      embedder: [[{ id: "e" }, /^embedder must be an embedder, with id and embed/]],
      profiles: [["profiles.json", /^profiles must be a list of profiles/]],
      posts: [[[{ id: "p1" }], /^posts must be a list of posts, each with an id and a text/]],
      signal,
    },
  ),
  kind<WordEmbedderOptions>(
    "WordEmbedderOptions",
    { wordEmbedder },
    { name: "w", dimensions: 1, words: () => [] },
    {
      name: [["", /name/]],
      dimensions: natural,
      words: [["glove.txt", /words/]],
    },
  ),
  kind<ReasonerOptions>(
    "ReasonerOptions",
    { Reasoner: (options) => new Reasoner(options) },
    { client },
    {
      ...settings,
      client: aClient,
      logger: [[{ log() {} }, /^logger must be an object with a function warn, such as console/]],
      seed,
      form,
      odds: flag,
    },
  ),
  ...jobKinds,
];

function parsing(): WrongValues<ParseOptions> {
  return {
    strict: flag,
    repairs: [
      ["none", /^repairs must be an object of true or false by the names of repairs/],
      [{ comments: "off" }, /^repairs must be/],
      [{ coments: false }, /^repairs must be an object of true or false by the names of repairs/],
    ],
    maxLength: natural,
    maxDepth: [[Number.NaN, /^maxDepth must be an integer of at least 1, but is NaN$/]],
    finishReason: [["end", /^finishReason must be "stop", "length" or "other", but is "end"$/]],
  };
}

/** Kinds of options that have no row, and why. */
export const without: Readonly<Record<string, string>> = {
  AskSettings: "part of SocialAgentOptions",
  DecideSettings: "part of SocialAgentOptions",
  FailureOptions: "what a client gives an error that it makes; nothing is asked with it",
  OllamaModelOptions: "part of extraBody, passed on to the server as they are",
  ProviderOptions: "options of a provider, passed on as they are",
  UseObjectOptions: "given to a hook, which only a component calls; the hook's own test has its rows",
  WalkOptions: "checked before the first move; the walk's own test has its rows",
  SubjectOptions: "part of AnalyzeOptions",
  AskOptions: "part of AnalyzeOptions",
  CsvOptions: "part of AnalyzeOptions",
  CellOptions: "part of OpenTableOptions",
  QueryOptions: "of single queries over a table, which users do not write",
  ChangeOptions: "what loadChange is given of a run; the change itself keeps fork-change/v1",
  MeasureFolderOptions: "measureRun is called with them for each run",
  ModelSettings: "what the manifest of a run keeps of ModelPoliciesOptions",
  FollowOptions:
    "what a worker takes part in: scenario and record come from the run, code and model were checked",
  MakeOptions: "what a worker was started with, which was checked then",
  ReadOptions: "what a ledger is asked for by the simulation",
};
