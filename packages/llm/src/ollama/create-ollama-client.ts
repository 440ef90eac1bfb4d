import type { LlmConfigInput } from "@concordat/contracts/llm-config";
import { checkOptions, omitUndefined, oneOf, type Rules, rules } from "@concordat/contracts/options";
import { abortable } from "../abort/abortable.js";
import { clientSettings } from "../chat/client-settings.js";
import type { ChatChunk, ChatClient, ChatRequest } from "../chat/index.js";
import { assertNoDocuments, assertNoImages, hasImages } from "../chat/refuse-images.js";
import { ContextOverflowError } from "../errors/index.js";
import { type ConnectionOptions, connectionRules } from "../http/connection-options.js";
import { jsonLines } from "../http/json-lines.js";
import { connectModelServer, type Exchange } from "../http/model-server.js";
import { StatusError } from "../http/status-error.js";
import { clientDefaults } from "../limits.js";
import { wireForms } from "../wire/lowering.js";
import { chatBody } from "./chat-body.js";
import { minTokens } from "./context-window.js";
import type { OllamaExtraBody } from "./extra-body.js";
import { readIdentity, readToolUse, readVision } from "./model-facts.js";
import { responseChunks } from "./response-chunks.js";

/** Options for a client of an Ollama server. The client sends only settings that are given here or in a request. */
export interface OllamaClientOptions extends LlmConfigInput, ConnectionOptions {
  /**
   * Additional members for the body of every request, with the names of the API. They replace the client's members of
   * the same name.
   */
  readonly extraBody?: OllamaExtraBody;
  /**
   * How long the server keeps the model in memory after a request: a duration such as `"5m"`, or a number of seconds.
   * Default: the server's default.
   */
  readonly keepAlive?: string | number;
  /** The maximum context to request from the server, in tokens. Default 16384. */
  readonly maxContext?: number;
}

const ollamaRules: Rules<OllamaClientOptions> = {
  ...connectionRules,
  endpoint: { ...rules.text, aliases: ["baseURL", "baseUrl", "host", "url"] },
  model: rules.text,
  reasoning_effort: oneOf("low", "medium", "high"),
  timeout: { ...rules.natural, message: "must be a whole number of seconds, at least 1" },
  temperature: rules.temperature,
  keepAlive: {
    message: 'must be a number of seconds, or a length of time such as "5m"',
    test: (value) => (typeof value === "number" && !Number.isNaN(value)) || rules.text.test(value),
  },
  maxContext: rules.natural,
};

/** Matches models with levels of thinking. No level is sent to other models. */
const takesLevels = /^gpt-oss\b/;

/**
 * Returns a client for a model of an Ollama server. Answers are always streamed. A prompt that exceeds the context is
 * rejected, either before it is sent, or when the token count of the reply shows that it was truncated. A truncated
 * prompt is never answered.
 * @throws {RangeError} when the endpoint is not an http or https URL, a header cannot be sent, or an option is
 * invalid
 * @example
 * const client = createOllamaClient({ model: "mistral" });
 */
export function createOllamaClient(options: OllamaClientOptions = {}): ChatClient {
  checkOptions(options, ollamaRules);
  const {
    keepAlive,
    maxContext = clientDefaults.ollamaMaxContext,
    headers,
    fetch,
    extraBody,
    maxConcurrent,
  } = options;
  const { endpoint = clientDefaults.ollamaEndpoint, model = clientDefaults.ollamaModel } = options;
  const { temperature, reasoning_effort: effort, timeout } = options;
  const { timeoutMs = timeout === undefined ? undefined : timeout * 1_000 } = options;
  const id = `ollama:${model}`;
  const getModel = `get it with: ollama pull ${model}`;
  const server = connectModelServer({ id, endpoint, getModel, headers, fetch, maxConcurrent });
  let thinks = takesLevels.test(model);
  let sees: boolean | null = null;

  async function* talk(exchange: Exchange, request: ChatRequest): AsyncGenerator<ChatChunk> {
    const { messages } = request;
    assertNoDocuments(id, messages);
    if (hasImages(messages)) {
      sees ??= await readVision(exchange, model);
      if (!sees) assertNoImages(id, messages);
    }
    const send = () => {
      const settings = { model, keepAlive, temperature, maxContext, think: thinks ? effort : undefined };
      return exchange.post("/api/chat", chatBody(request, settings, extraBody));
    };
    const texts = await send().catch((thrown: unknown) => {
      if (refuses(thrown, "exceeds the context length")) throw overflow(id, maxContext, thrown);
      if (!(thinks && refuses(thrown, "does not support thinking"))) throw thrown;
      thinks = false;
      return send();
    });
    yield* responseChunks(jsonLines(texts, exchange), exchange, messages);
  }

  return {
    id,
    wireForm: wireForms.ollama,
    contextTokens: maxContext,
    answerTokens: clientDefaults.answerTokens,
    odds: "listed",
    ...clientSettings({ temperature, reasoning_effort: thinks ? effort : undefined, extraBody }),
    ...omitUndefined({ timeoutMs }),
    maxConcurrent: server.maxConcurrent,
    chat: (asked) =>
      abortable(asked, async function* (request) {
        request.signal.throwIfAborted();
        assertPromptFits(id, request, maxContext);
        yield* server.exchange(request, (exchange) => talk(exchange, request));
      }),
    callsTools: (signal) => readToolUse(server, model, signal),
    identity: async (signal) => ({ model: id, ...(await readIdentity(server, model, signal)) }),
  };
}

function refuses(thrown: unknown, messagePart: string): thrown is StatusError {
  return thrown instanceof StatusError && thrown.message.includes(messagePart);
}

function overflow(id: string, maxContext: number, cause: StatusError): ContextOverflowError {
  return new ContextOverflowError(
    `the prompt does not fit the context of ${id}, which has at most ${maxContext} tokens; shorten it or raise maxContext`,
    { cause, status: cause.status },
  );
}

/** Throws if a prompt certainly exceeds the context. */
function assertPromptFits(id: string, { messages, maxTokens }: ChatRequest, maxContext: number): void {
  const needed = minTokens(messages) + (maxTokens ?? clientDefaults.answerTokens);
  if (needed <= maxContext) return;
  throw new ContextOverflowError(
    `the request needs at least ${needed} tokens, but ${id} may keep ${maxContext}; shorten it or raise maxContext`,
  );
}
