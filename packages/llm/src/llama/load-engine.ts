import { availableParallelism } from "node:os";
import { pathToFileURL } from "node:url";
import type { ChatWrapper, LlamaContextSequence, LlamaModel } from "node-llama-cpp";
import { findLlama, llamaFolder } from "../embedded-model/find-llama.js";
import { ModelNotFoundError } from "../errors/index.js";
import { checkModelFile } from "./check-model-file.js";
import { PromptCache } from "./prompt-cache.js";
import { promptTokens } from "./prompt-tokens.js";
import { type AssertSampled, catchSamplerErrors } from "./sampler-errors.js";

type NodeLlamaCpp = typeof import("node-llama-cpp");

/** A model in memory, with the single sequence in which requests run. */
export interface LlamaEngine {
  readonly library: NodeLlamaCpp;
  readonly model: LlamaModel;
  readonly sequence: LlamaContextSequence;
  /** The model's own chat template. */
  readonly template: ChatWrapper;
  /** Maximum number of tokens of a prompt and its answer together. */
  readonly contextSize: number;
  /**
   * Prepares the sequence for an evaluation: removes everything from it except the messages that the prompt shares
   * with the previous one.
   */
  readonly prompts: PromptCache;
  /** Throws if the sampler failed in the last evaluation. Call it after every evaluation of the sequence. */
  readonly assertSampled: AssertSampled;
  dispose(): Promise<void>;
}

export interface EngineOptions {
  readonly modelPath: string;
  readonly contextSize: number;
  readonly threads?: number;
  /**
   * The chat template, if known in advance. Default: the equivalent of the file's own template, which takes a second
   * to determine.
   */
  readonly template?: "chatML";
}

/**
 * Loads a GGUF file with node-llama-cpp, on the CPU, with the library's prebuilt binary.
 * @throws {ModelNotFoundError} when the file or the library is missing, or the file cannot be loaded
 */
export async function loadEngine({
  modelPath,
  contextSize,
  threads = spareCores(),
  template: known,
}: EngineOptions): Promise<LlamaEngine> {
  await checkModelFile(modelPath);
  const library = await importLibrary();
  const llama = await library.getLlama({
    build: "never",
    skipDownload: true,
    gpu: false,
    progressLogs: false,
    logLevel: library.LlamaLogLevel.disabled,
  });
  try {
    const model = await llama.loadModel({ modelPath });
    const size = Math.min(contextSize, model.trainContextSize ?? contextSize);
    const context = await model.createContext({ contextSize: size, sequences: 1, threads });
    const dispose = async (): Promise<void> => {
      await context.dispose();
      await model.dispose();
      await llama.dispose();
    };
    const template = known === "chatML" ? new library.ChatMLChatWrapper() : library.resolveChatWrapper(model);
    const sequence = context.getSequence();
    return {
      library,
      model,
      template,
      sequence,
      prompts: new PromptCache(sequence, (messages) => promptTokens({ template, model }, messages)),
      contextSize: context.contextSize,
      assertSampled: catchSamplerErrors(context),
      dispose,
    };
  } catch (cause) {
    await llama.dispose();
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new ModelNotFoundError(`${modelPath} cannot be loaded: ${reason}; it may be damaged or too new`, {
      cause,
    });
  }
}

/**
 * Returns the number of threads for the engine: the number of cores minus one. The engine's threads wait for each
 * other without sleeping, so one thread more than there are idle cores makes every token a hundred times slower.
 */
function spareCores(): number {
  return Math.max(1, availableParallelism() - 1);
}

async function importLibrary(): Promise<NodeLlamaCpp> {
  try {
    // Named here, so that bundlers see it.
    return await import("node-llama-cpp");
  } catch (cause) {
    const entry = findLlama();
    if (entry !== null) return importEntry(entry);
    throw new ModelNotFoundError(
      `a model in process needs the package node-llama-cpp: install it next to @concordat/llm, or in ${llamaFolder()}`,
      { cause },
    );
  }
}

async function importEntry(entry: string): Promise<NodeLlamaCpp> {
  try {
    return await import(pathToFileURL(entry).href);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new ModelNotFoundError(`node-llama-cpp in ${entry} cannot be loaded: ${reason}`, { cause });
  }
}
