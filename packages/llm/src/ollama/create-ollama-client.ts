import { type LlmConfigInput, llmConfig } from "@concordat/contracts/llm-config";
import { type ChatResponse, Ollama } from "ollama";
import type { ChatChunk, ChatClient, ChatRequest, FinishReason } from "../chat/index.js";
import { ContextOverflowError, ProtocolError } from "../errors/index.js";
import { wireForms } from "../wire/wire-form.js";
import { contextFor, fewestTokens } from "./context-window.js";
import { readEndpoint } from "./endpoint.js";
import { mapError } from "./map-error.js";

/** Which model at which Ollama, and how to use it. */
export interface OllamaClientOptions extends LlmConfigInput {
  /** How long the server keeps the model in memory after a request: `"5m"`, or seconds. Default: the server's. */
  readonly keepAlive?: string | number;
  /** The largest context, in tokens, that the server may be asked to keep. Default 16384. */
  readonly maxContext?: number;
}

const defaultMaxContext = 16_384;
const defaultMaxTokens = 1_024;
/** Models whose thinking takes levels; others are not sent one. */
const takesLevels = /^gpt-oss\b/;

/**
 * A client for a model of an Ollama server, always streamed.
 * @throws {ContractViolationError} when the configuration does not keep `llm-config/v1`
 * @example
 * const client = createOllamaClient({ model: "mistral" });
 */
export function createOllamaClient({
  keepAlive,
  maxContext = defaultMaxContext,
  ...config
}: OllamaClientOptions = {}): ChatClient {
  const { endpoint, model, temperature, reasoning_effort } = llmConfig.parse(config);
  const { url, headers } = readEndpoint(endpoint);
  const id = `ollama:${model}`;

  async function* chat(request: ChatRequest): AsyncGenerator<ChatChunk> {
    request.signal?.throwIfAborted();
    const { messages, schema, maxTokens = defaultMaxTokens, seed } = request;
    refuseOverflow(id, fewestTokens(messages) + maxTokens, maxContext);
    const connection = connect(request.signal);
    const server = new Ollama({ host: url, headers: { ...headers }, fetch: connection.fetch });
    try {
      const stream = await server.chat({
        model,
        messages: messages.map(({ role, content }) => ({ role, content })),
        stream: true,
        ...(schema === undefined ? {} : { format: schema }),
        ...(keepAlive === undefined ? {} : { keep_alive: keepAlive }),
        ...(takesLevels.test(model) ? { think: reasoning_effort } : {}),
        options: {
          temperature: request.temperature ?? temperature,
          num_predict: maxTokens,
          num_ctx: contextFor(messages, maxTokens, maxContext),
          ...(seed === undefined ? {} : { seed }),
        },
      });
      for await (const part of stream) yield* chunksOf(part, id, messages);
    } catch (thrown) {
      request.signal?.throwIfAborted();
      throw mapError(thrown, { id, model, url, retryAfterMs: connection.retryAfterMs() });
    } finally {
      connection.close();
    }
  }

  return { id, wireForm: wireForms.ollama, chat };
}

function* chunksOf(
  { message, done, ...rest }: ChatResponse,
  id: string,
  messages: ChatRequest["messages"],
): Generator<ChatChunk> {
  if (message?.thinking) yield { type: "thinking", text: message.thinking };
  if (message?.content) yield { type: "text", text: message.content };
  if (!done) return;
  const promptTokens = rest.prompt_eval_count ?? null;
  if (promptTokens !== null) refuseOverflow(id, fewestTokens(messages), promptTokens);
  yield {
    type: "finish",
    finishReason: finishReasonOf(rest.done_reason, id),
    usage: { promptTokens, completionTokens: rest.eval_count ?? null },
  };
}

/** A prompt with more tokens than the server looked at was cut: its answer would be about something else. */
function refuseOverflow(id: string, needed: number, held: number): void {
  if (needed > held) {
    throw new ContextOverflowError(
      `the request needs at least ${needed} tokens, but ${id} holds ${held}; shorten it or raise maxContext`,
    );
  }
}

function finishReasonOf(reason: string | undefined, id: string): FinishReason {
  if (reason === "stop" || reason === "length") return reason;
  if (reason === "load" || reason === "unload") {
    throw new ProtocolError(`${id} was ${reason}ed in the middle of the request`);
  }
  return "other";
}

/** What the server said with a status that is no success. */
async function refusal(response: Response): Promise<Error> {
  const text = (await response.text()).trim().slice(0, longestRefusal);
  const said = /^\{\s*"error"\s*:\s*"(.*)"\s*\}$/s.exec(text)?.[1] ?? text;
  return Object.assign(new Error(said || response.statusText), { status_code: response.status });
}

const longestRefusal = 500;

interface Connection {
  readonly fetch: typeof fetch;
  retryAfterMs(): number | null;
  /** Ends the request, on the server too, if it is still running. */
  close(): void;
}

/** A fetch for one request: bound to the caller's signal, never redirected, its Retry-After remembered. */
function connect(signal: AbortSignal | undefined): Connection {
  const closing = new AbortController();
  let retryAfter: string | null = null;
  return {
    async fetch(input, init) {
      const signals = [
        closing.signal,
        ...(signal === undefined ? [] : [signal]),
        ...(init?.signal ? [init.signal] : []),
      ];
      const response = await fetch(input, { ...init, redirect: "manual", signal: AbortSignal.any(signals) });
      retryAfter = response.headers.get("retry-after");
      if (!response.ok) throw await refusal(response);
      return response;
    },
    retryAfterMs: () => (retryAfter !== null && /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1_000 : null),
    close: () => closing.abort(),
  };
}
