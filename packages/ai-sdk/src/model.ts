/** A stream as the AI SDK returns it. */
export interface ModelStream {
  getReader(): {
    read(): Promise<{ readonly done: boolean; readonly value?: unknown }>;
    cancel(reason?: unknown): Promise<void>;
  };
}

/** Options of providers, by the names that they have in the AI SDK: `{ anthropic: { effort: "low" } }`. */
export type ProviderOptions = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Options that make a provider list probable tokens: `{ openai: { logprobs: 20 } }`. */
export type LogprobsRequest = ProviderOptions;

/** The call options of an AI SDK model that this package sets. */
export interface ModelCall {
  readonly prompt: readonly unknown[];
  readonly maxOutputTokens?: number | undefined;
  readonly temperature?: number | undefined;
  readonly seed?: number | undefined;
  readonly stopSequences?: string[] | undefined;
  readonly responseFormat?: { readonly type: string; readonly schema?: unknown } | undefined;
  readonly tools?: readonly object[] | undefined;
  readonly toolChoice?: { readonly type: string } | undefined;
  readonly includeRawChunks?: boolean | undefined;
  readonly providerOptions?: ProviderOptions | undefined;
  readonly headers?: Readonly<Record<string, string | undefined>> | undefined;
  readonly abortSignal?: AbortSignal | undefined;
}

/** The identity of a language model of the AI SDK. */
interface ModelIdentity {
  /** The version of the specification that it implements. */
  readonly specificationVersion: "v2" | "v3" | "v4";
  /** The provider and its API: `openai.responses`. */
  readonly provider: string;
  /** The provider's name for the model. */
  readonly modelId: string;
}

/** A model that can stream its answer. */
interface StreamingModel {
  doStream(options: ModelCall): PromiseLike<{ readonly stream: ModelStream }>;
}

/** A model that returns its complete answer, with `content`, `finishReason` and `usage`. */
interface GeneratingModel {
  doGenerate(options: ModelCall): PromiseLike<object>;
}

/**
 * A language model of the AI SDK, of specification version 2, 3 or 4 (AI SDK 5, 6 and 7). The type is structural, so
 * the models of provider packages are assignable without a cast, including models that cannot stream.
 */
export type AiSdkModel = ModelIdentity & (StreamingModel | GeneratingModel);
