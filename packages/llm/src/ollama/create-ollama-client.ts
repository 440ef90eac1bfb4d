import { type LlmConfigInput, llmConfig } from "@concordat/contracts/llm-config";
import { Ollama } from "ollama";
import type { ChatChunk, ChatClient, ChatRequest } from "../chat/index.js";
import { ContextOverflowError } from "../errors/index.js";
import { checkedLines } from "../http/checked-lines.js";
import { readEndpoint } from "../http/endpoint.js";
import { endpointTurns } from "../http/endpoint-turns.js";
import { mapError } from "../http/map-error.js";
import { type Connection, openConnection, StatusError } from "../http/open-connection.js";
import { takeTurn } from "../turns/take-turn.js";
import { wireForms } from "../wire/wire-form.js";
import { contextFor, fewestTokens } from "./context-window.js";
import { chunksOf } from "./response-chunks.js";

/** Which model at which Ollama, and how to use it. */
export interface OllamaClientOptions extends LlmConfigInput {
  /** How long the server keeps the model in memory after a request: `"5m"`, or seconds. Default: the server's. */
  readonly keepAlive?: string | number;
  /** The largest context, in tokens, that the server may be asked to keep. Default 16384. */
  readonly maxContext?: number;
  /** Requests that may run at this endpoint at once; others wait, their time-outs with them. Default 4. */
  readonly maxConcurrent?: number;
}

const defaultMaxContext = 16_384;
const defaultMaxConcurrent = 4;
const defaultMaxTokens = 1_024;
/** Models whose thinking takes levels; others are not sent one. */
const takesLevels = /^gpt-oss\b/;

/**
 * A client for a model of an Ollama server, always streamed. A prompt that the context cannot hold is refused, before
 * it is sent or when the server says how much of it it looked at; it is never answered from a part.
 * @throws {ContractViolationError} when the configuration does not keep `llm-config/v1`
 * @throws {RangeError} when the endpoint is no http or https URL
 * @example
 * const client = createOllamaClient({ model: "mistral" });
 */
export function createOllamaClient({
  keepAlive,
  maxContext = defaultMaxContext,
  maxConcurrent = defaultMaxConcurrent,
  ...config
}: OllamaClientOptions = {}): ChatClient {
  const { endpoint, model, temperature, reasoning_effort } = llmConfig.parse(config);
  const { url, headers } = readEndpoint(endpoint);
  const turns = endpointTurns(url, maxConcurrent);
  const id = `ollama:${model}`;
  let thinks = takesLevels.test(model);

  async function* chat(request: ChatRequest): AsyncGenerator<ChatChunk> {
    request.signal?.throwIfAborted();
    refuseOversize(id, request, maxContext);
    const endTurn = await takeTurn(turns, request);
    const connection = openConnection(request.signal);
    try {
      const server = new Ollama({ host: url, headers: { ...headers }, fetch: linesChecked(connection, id) });
      const stream = await server.chat({ ...asked(request), stream: true }).catch((thrown: unknown) => {
        if (!(thinks && refuses(thrown, "does not support thinking"))) throw thrown;
        thinks = false;
        return server.chat({ ...asked(request), stream: true });
      });
      for await (const part of stream) yield* chunksOf(part, id, request.messages);
    } catch (thrown) {
      request.signal?.throwIfAborted();
      if (refuses(thrown, "exceeds the context length")) throw overflow(id, maxContext, thrown);
      const getModel = `get it with: ollama pull ${model}`;
      throw mapError(thrown, { id, url, getModel, retryAfterMs: connection.retryAfterMs() });
    } finally {
      connection.close();
      endTurn();
    }
  }

  function asked({ messages, schema, maxTokens = defaultMaxTokens, seed, temperature: own }: ChatRequest) {
    return {
      model,
      messages: messages.map(({ role, content }) => ({ role, content })),
      ...(schema === undefined ? {} : { format: schema }),
      ...(keepAlive === undefined ? {} : { keep_alive: keepAlive }),
      ...(thinks ? { think: reasoning_effort } : {}),
      ...neverCut,
      options: {
        temperature: own ?? temperature,
        num_predict: maxTokens,
        num_ctx: contextFor(messages, maxTokens, maxContext),
        ...(seed === undefined ? {} : { seed }),
      },
    };
  }

  return { id, wireForm: wireForms.ollama, contextTokens: maxContext, chat };
}

/** Without these the server drops the oldest messages, or the middle of a long one, and answers what is left. */
const neverCut = { truncate: false, shift: false };

function refuses(thrown: unknown, words: string): boolean {
  return thrown instanceof StatusError && thrown.message.includes(words);
}

function overflow(id: string, maxContext: number, cause: unknown): ContextOverflowError {
  return new ContextOverflowError(
    `the prompt does not fit the context of ${id}, which is ${maxContext} tokens at most; shorten it or raise maxContext`,
    { cause },
  );
}

/** Nothing is sent that surely does not fit. */
function refuseOversize(id: string, { messages, maxTokens }: ChatRequest, maxContext: number): void {
  const needed = fewestTokens(messages) + (maxTokens ?? defaultMaxTokens);
  if (needed <= maxContext) return;
  throw new ContextOverflowError(
    `the request needs at least ${needed} tokens, but ${id} may keep ${maxContext}; shorten it or raise maxContext`,
  );
}

/** A connection's fetch whose answers are lines of JSON, every one of them. */
function linesChecked(connection: Connection, id: string): typeof fetch {
  return async (input, init) => {
    const { body, status, headers } = await connection.fetch(input, init);
    return new Response(body?.pipeThrough(checkedLines(id)) ?? null, { status, headers });
  };
}
