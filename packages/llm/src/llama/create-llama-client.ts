import { basename } from "node:path";
import type { ChatChunk, ChatClient, ChatRequest } from "../chat/index.js";
import { takeTurn } from "../turns/take-turn.js";
import { TurnQueue } from "../turns/turn-queue.js";
import { wireForms } from "../wire/wire-form.js";
import { generateText } from "./generate-text.js";
import { GrammarCache } from "./grammar-cache.js";
import { type Engine, loadEngine } from "./load-engine.js";
import { promptTokens } from "./prompt-tokens.js";

/** Which model to run in process, and how. */
export interface LlamaClientOptions {
  /** Path of a GGUF file. */
  readonly modelPath: string;
  /** Tokens that a prompt and its answer may have together. Default 4096, at most what the model was trained for. */
  readonly contextSize?: number;
  /** Processor threads. Default: one less than there are cores. The text does not depend on it. */
  readonly threads?: number;
}

/** A model in process. Holds memory until it is disposed of. */
export interface LlamaClient extends ChatClient {
  /** How many tokens a conversation takes in this model's chat template. */
  countTokens(messages: ChatRequest["messages"]): number;
  /** Waits for the request under way and frees the model. */
  dispose(): Promise<void>;
}

/**
 * Loads a GGUF model in process. Answers are valid by construction as far as a grammar can hold a schema, and a
 * seed gives the same text in any order and under any concurrency: requests run one at a time, each from a clean
 * sequence.
 * @throws {ModelNotFoundError} when the file is missing or no model, or node-llama-cpp is not installed
 */
export async function createLlamaClient(options: LlamaClientOptions): Promise<LlamaClient> {
  const engine = await loadEngine({ contextSize: 4096, ...options });
  const id = `llama:${basename(options.modelPath, ".gguf")}`;
  const turns = new TurnQueue(1);
  const grammars = new GrammarCache(engine);
  const dispose = async (): Promise<void> => {
    const end = await turns.turn();
    await engine.dispose().finally(end);
  };
  return {
    id,
    wireForm: wireForms.llama,
    contextTokens: engine.contextSize,
    chat: (request) => inTurn(turns, engine, grammars, id, request),
    countTokens: (messages) => promptTokens(engine, messages).length,
    dispose,
  };
}

async function* inTurn(
  turns: TurnQueue,
  engine: Engine,
  grammars: GrammarCache,
  id: string,
  request: ChatRequest,
): AsyncGenerator<ChatChunk> {
  const end = await takeTurn(turns, request);
  try {
    request.signal?.throwIfAborted();
    const grammar = request.schema === undefined ? null : await grammars.grammarOf(request.schema);
    yield* generateText(engine, id, request, grammar);
  } finally {
    end();
  }
}
