import { basename } from "node:path";
import { checkOptions, type Rules, required, rules } from "@concordat/contracts/options";
import { fileSha256 } from "@concordat/files";
import { abortable } from "../abort/abortable.js";
import type { ChatChunk, ChatClient, ChatRequest } from "../chat/index.js";
import { modelDigest } from "../chat/model-identity.js";
import { assertNoImages } from "../chat/refuse-images.js";
import { embeddedModel } from "../embedded-model/embedded-model.js";
import { clientDefaults } from "../limits.js";
import { enterQueue } from "../queue/enter-queue.js";
import { RequestQueue } from "../queue/request-queue.js";
import { wireForms } from "../wire/lowering.js";
import { evaluateContinuations } from "./evaluate-continuations.js";
import { GrammarCache } from "./grammar-cache.js";
import { type LlamaEngine, loadEngine } from "./load-engine.js";
import { promptTokens } from "./prompt-tokens.js";
import { runRequest } from "./run-request.js";

/** Maximum number of concurrent requests. It is one, because the engine has a single sequence. */
const maxConcurrent = 1;

/** Options of a model that runs in this process. */
export interface LlamaClientOptions {
  /** Path of a GGUF file. */
  readonly modelPath: string;
  /**
   * Maximum number of tokens of a prompt and its answer together. Default 4096. It is capped at the size that the
   * model was trained for.
   */
  readonly contextSize?: number;
  /** Number of CPU threads. Default: the number of cores minus one. It does not affect the generated text. */
  readonly threads?: number;
}

const llamaRules: Rules<LlamaClientOptions> = {
  modelPath: required({ ...rules.text, message: "must be the path of a GGUF file" }),
  contextSize: rules.natural,
  threads: rules.natural,
};

/** A model that runs in this process. It occupies memory until `dispose` is called. */
export interface LlamaClient extends ChatClient {
  /** Returns the number of tokens of a conversation in this model's chat template. */
  countTokens(messages: ChatRequest["messages"]): number;
  /** Waits for the request in flight and frees the model. */
  dispose(): Promise<void>;
}

/**
 * Loads a GGUF model in process. A grammar enforces the schema while the model writes, except for rules that a
 * grammar cannot express. A seed gives the same text in any order and under any concurrency: requests run one at a
 * time, and cached evaluations do not change the result.
 * @throws {RangeError} when an option is invalid
 * @throws {ModelNotFoundError} when the file is missing or not a model, or node-llama-cpp is not installed
 * @example
 * const client = await createLlamaClient({ modelPath: "mistral.gguf" });
 */
export async function createLlamaClient(options: LlamaClientOptions): Promise<LlamaClient> {
  checkOptions(options, llamaRules);
  const isEmbedded = basename(options.modelPath) === embeddedModel.file;
  const engine = await loadEngine({
    contextSize: clientDefaults.llamaContextSize,
    ...options,
    ...(isEmbedded ? { template: "chatML" } : {}),
  });
  const id = `llama:${basename(options.modelPath, ".gguf")}`;
  const queue = new RequestQueue();
  const grammars = new GrammarCache(engine);
  let hashed: Promise<string> | undefined;
  const digest = (): Promise<string> => {
    hashed ??= fileSha256(options.modelPath);
    return hashed;
  };
  const dispose = async (): Promise<void> => {
    const leave = await queue.enter(maxConcurrent);
    await engine.dispose().finally(leave);
  };
  return {
    id,
    wireForm: wireForms.llama,
    contextTokens: engine.contextSize,
    answerTokens: clientDefaults.answerTokens,
    maxConcurrent,
    // In JSON mode, the embedded model copies the prompt into the fields.
    ...(isEmbedded ? { form: "turns" as const } : {}),
    prefills: true,
    odds: "exact",
    chat: (asked) => abortable(asked, (request) => oneAtATime(queue, engine, grammars, id, request)),
    countTokens: (messages) => promptTokens(engine, messages).length,
    unenforced: grammars.unenforcedOf,
    identity: async () => {
      const { size_label: size } = engine.model.fileInfo.metadata.general;
      return { model: id, digest: modelDigest(await digest()), ...(size ? { size } : {}) };
    },
    dispose,
  };
}

async function* oneAtATime(
  queue: RequestQueue,
  engine: LlamaEngine,
  grammars: GrammarCache,
  id: string,
  request: ChatRequest,
): AsyncGenerator<ChatChunk> {
  assertNoImages(id, request.messages);
  const leave = await enterQueue(queue, maxConcurrent, request);
  try {
    request.signal?.throwIfAborted();
    if (request.continuations !== undefined) {
      yield* evaluateContinuations(engine, id, request, request.continuations);
      return;
    }
    const grammar = request.schema === undefined ? null : await grammars.grammarOf(request.schema);
    yield* runRequest(engine, id, request, grammar);
  } finally {
    leave();
  }
}
