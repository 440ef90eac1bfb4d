import { checkOptions, isRecord, omitUndefined, type Rules, rules } from "@concordat/contracts/options";
import { abortable, type ChatChunk, type ChatClient, type WireForm } from "@concordat/llm";
import { logprobsOf } from "./listed-tokens.js";
import { mapModelError } from "./map-model-error.js";
import type { AiSdkModel, LogprobsRequest, ModelCall, ProviderOptions } from "./model.js";
import { modelCall } from "./model-call.js";
import { answerChunks, streamChunks } from "./stream-chunks.js";
import { wireFormOf } from "./wire-forms.js";

/** The options of `createAiSdkClient`: the model of the AI SDK, and its settings. */
export interface AiSdkClientOptions {
  /** A model from a provider package of AI SDK 5, 6 or 7: `openai("gpt-5")`. */
  readonly model: AiSdkModel;
  /**
   * The schema features that the provider's structured output enforces. Default: chosen by the provider's name; for
   * an unknown provider, only the shape, without bounds.
   */
  readonly wireForm?: WireForm;
  /**
   * Whether to send a schema. Set it to false for a provider without structured output; the answer is then described
   * to the model only in the prompt. Default: `true`.
   */
  readonly structuredOutput?: boolean;
  /**
   * The provider's options that request the most probable tokens: `{ vllm: { logprobs: true, top_logprobs: 20 } }`.
   * Probabilities of choices are computed from these tokens. The options are sent only if probabilities are requested,
   * and the result is read in the format of the OpenAI APIs. Default: the options of OpenAI and Azure, and none for
   * other providers.
   */
  readonly logprobs?: LogprobsRequest;
  /**
   * Options of the provider, sent with every request, as `providerOptions` of the AI SDK: `{ anthropic: { effort: "low"
   * } }`. Default: none.
   */
  readonly providerOptions?: ProviderOptions;
  /**
   * Whether the answer is streamed (`doStream`) or received at its end (`doGenerate`). Without a stream, probabilities
   * are not available. Default: true if the model can stream.
   */
  readonly stream?: boolean;
  /**
   * Whether tools are offered natively by the provider. Default true. Use false for a model without tool calls: the
   * model then chooses a tool in a JSON answer.
   */
  readonly nativeTools?: boolean;
  /**
   * Headers of every request, in addition to the provider's. A custom `fetch` is an option of the provider. Default:
   * none.
   */
  readonly headers?: Readonly<Record<string, string>>;
  /** Timeout of each request that sets none, in milliseconds. Default 30,000. */
  readonly timeoutMs?: number;
}

const versions: ReadonlySet<unknown> = new Set(["v2", "v3", "v4"]);

const clientRules: Rules<AiSdkClientOptions> = {
  model: {
    message:
      'must be a language model of AI SDK 5, 6 or 7, such as openai("gpt-5") gives; ' +
      "a name, which stands for a model of the gateway, does not do: give gateway(name)",
    test: (value) =>
      isRecord(value) &&
      (typeof value.doStream === "function" || typeof value.doGenerate === "function") &&
      versions.has(value.specificationVersion),
    required: true,
  },
  wireForm: { ...rules.record, message: "must be a wire form, such as wireForms.openai" },
  structuredOutput: rules.flag,
  providerOptions: {
    message: 'must be options by the names of providers: { anthropic: { effort: "low" } }',
    test: (value) => isRecord(value) && Object.values(value).every(isRecord),
  },
  stream: rules.flag,
  nativeTools: rules.flag,
  headers: {
    message: "must be an object of strings by the names of headers",
    test: (value) => isRecord(value) && Object.values(value).every((text) => typeof text === "string"),
  },
  timeoutMs: rules.milliseconds,
  logprobs: { ...rules.record, message: "must be an object of a provider's options, by the provider's name" },
};

/**
 * Creates a client for any AI SDK language model. It streams if the model can. Every error of the SDK is converted to
 * a failure of `@concordat/llm`. Retries are made by this client, because an SDK model makes none.
 * @throws {RangeError} when `model` is not a language model of AI SDK 5, 6 or 7, or another option is invalid
 * @example
 * const client = createAiSdkClient({ model: anthropic("claude-sonnet-4-5") });
 * const outcome = await generateObject({ client, contract, messages });
 */
export function createAiSdkClient(options: AiSdkClientOptions): ChatClient {
  checkOptions(options, clientRules);
  const { model, wireForm, structuredOutput = true, nativeTools = true } = options;
  const { headers, timeoutMs, providerOptions } = options;
  const ask = askModel(model, options.stream);
  const logprobs = ask.streams ? (options.logprobs ?? logprobsOf(model.provider)) : undefined;
  const id = `${model.provider}:${model.modelId}`;
  const failedRequest = { where: id, getModel: "name a model that the provider has" };
  return {
    id,
    wireForm: wireForm ?? wireFormOf(model.provider),
    ...omitUndefined({ timeoutMs }),
    ...(logprobs === undefined ? {} : { odds: "listed" as const }),
    chat: (asked) =>
      abortable(asked, async function* (request) {
        request.signal.throwIfAborted();
        try {
          const { specificationVersion } = model;
          const call = modelCall(request, specificationVersion, structuredOutput, logprobs, providerOptions);
          yield* ask.chunks(headers === undefined ? call : { ...call, headers }, id);
        } catch (thrown) {
          request.signal.throwIfAborted();
          throw mapModelError(thrown, failedRequest);
        }
      }),
    callsTools: async () => nativeTools,
    identity: async () => ({ model: id, digest: "unpinned" }),
  };
}

/** A model and the way to request answers from it: as a stream, or as a complete answer. */
interface AskedModel {
  readonly streams: boolean;
  chunks(call: ModelCall, id: string): AsyncGenerator<ChatChunk>;
}

/**
 * Determines how the model is called: as a stream or for its complete answer.
 * @throws {RangeError} when a stream is requested from a model that cannot stream, or a complete answer from one that
 *   can only stream
 */
function askModel(model: AiSdkModel, wanted: boolean | undefined): AskedModel {
  const canStream = "doStream" in model && typeof model.doStream === "function";
  const canGenerate = "doGenerate" in model && typeof model.doGenerate === "function";
  if (canStream && wanted !== false)
    return {
      streams: true,
      async *chunks(call, id) {
        yield* streamChunks((await model.doStream(call)).stream, id);
      },
    };
  if (canGenerate && wanted !== true)
    return {
      streams: false,
      async *chunks(call, id) {
        yield* answerChunks(await model.doGenerate(call), id);
      },
    };
  throw new RangeError(
    `stream: ${wanted} does not fit the model, which has no ${wanted ? "doStream" : "doGenerate"}`,
  );
}
