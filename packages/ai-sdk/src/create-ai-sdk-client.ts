import { checkOptions, isRecord, omitUndefined, type Rules, rules } from "@concordat/contracts/options";
import { abortable, type ChatClient, type WireForm } from "@concordat/llm";
import { logprobsOf } from "./listed-tokens.js";
import { mapError } from "./map-error.js";
import type { AiSdkModel, LogprobsRequest } from "./model.js";
import { modelCall } from "./model-call.js";
import { streamChunks } from "./stream-chunks.js";
import { wireFormOf } from "./wire-forms.js";

/** The options of `createAiSdkClient`: the model of the AI SDK, and its settings. */
export interface AiSdkClientOptions {
  /** A model from a provider package of AI SDK 5, 6 or 7: `openai("gpt-5")`. */
  readonly model: AiSdkModel;
  /**
   * The part of a schema that the provider's structured output enforces. Default: by the provider's name; for an
   * unknown provider, the shape without bounds.
   */
  readonly wireForm?: WireForm;
  /**
   * Whether a schema is sent. Turn it off for a provider without structured output: the model then reads of the
   * answer as text only. Default: `true`.
   */
  readonly structuredOutput?: boolean;
  /**
   * The provider's options that make it list the most probable tokens, from which odds are computed: `{ vllm: {
   * logprobs: true, top_logprobs: 20 } }`. They are sent only with requests for odds, and read as the OpenAI APIs list
   * them. Default: those of OpenAI and Azure; none for other providers.
   */
  readonly logprobs?: LogprobsRequest;
  /**
   * Whether tools are offered in the provider's own way. Default true; false for a model that does not take them: they
   * are then offered as a contract.
   */
  readonly nativeTools?: boolean;
  /**
   * Headers of every request, in addition to the provider's. A custom `fetch` is an option of the provider. Default:
   * none.
   */
  readonly headers?: Readonly<Record<string, string>>;
  /** Milliseconds for each request whose caller sets none. Default 30,000. */
  readonly timeoutMs?: number;
}

const versions: ReadonlySet<unknown> = new Set(["v2", "v3", "v4"]);

const clientRules: Rules<AiSdkClientOptions> = {
  model: {
    message:
      'must be a language model of AI SDK 5, 6 or 7, such as openai("gpt-5") gives; ' +
      "a name, which stands for a model of the gateway, does not do: give gateway(name)",
    test: (value) =>
      isRecord(value) && typeof value.doStream === "function" && versions.has(value.specificationVersion),
    required: true,
  },
  wireForm: { ...rules.record, message: "must be a wire form, such as wireForms.openai" },
  structuredOutput: rules.flag,
  nativeTools: rules.flag,
  headers: {
    message: "must be an object of strings by the names of headers",
    test: (value) => isRecord(value) && Object.values(value).every((text) => typeof text === "string"),
  },
  timeoutMs: rules.milliseconds,
  logprobs: { ...rules.record, message: "must be an object of a provider's options, by the provider's name" },
};

/**
 * A client of any AI SDK language model, always streamed. Whatever the SDK throws ends as one of our failures; retries
 * are ours, since a model itself makes none.
 * @throws {RangeError} when `model` is not a language model of AI SDK 5, 6 or 7, or another option is invalid
 * @example
 * const client = createAiSdkClient({ model: anthropic("claude-sonnet-4-5") });
 * const outcome = await generateObject({ client, contract, messages });
 */
export function createAiSdkClient(options: AiSdkClientOptions): ChatClient {
  checkOptions(options, clientRules);
  const { model, wireForm, structuredOutput = true, nativeTools = true, headers, timeoutMs } = options;
  const logprobs = options.logprobs ?? logprobsOf(model.provider);
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
          const call = modelCall(request, model.specificationVersion, structuredOutput, logprobs);
          const { stream } = await model.doStream(headers === undefined ? call : { ...call, headers });
          yield* streamChunks(stream, id);
        } catch (thrown) {
          request.signal.throwIfAborted();
          throw mapError(thrown, failedRequest);
        }
      }),
    callsTools: async () => nativeTools,
    identity: async () => ({ model: id, digest: "unpinned" }),
  };
}
