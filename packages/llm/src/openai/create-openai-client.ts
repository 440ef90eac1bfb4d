import { llmConfig } from "@concordat/contracts/llm-config";
import type { ChatChunk, ChatClient, ChatRequest } from "../chat/index.js";
import { readEndpoint } from "../http/endpoint.js";
import { endpointTurns } from "../http/endpoint-turns.js";
import { mapError } from "../http/map-error.js";
import { openConnection } from "../http/open-connection.js";
import { takeTurn } from "../turns/take-turn.js";
import { wireForms } from "../wire/wire-form.js";
import { completionChunks } from "./completion-chunks.js";
import { serverEvents } from "./server-events.js";

/** Which model at which server that speaks the OpenAI chat API, and how to use it. */
export interface OpenAIClientOptions {
  /** Where the API begins: `http://localhost:8080/v1` for llama.cpp's server, `http://localhost:11434/v1` for Ollama's. */
  readonly endpoint: string;
  readonly model: string;
  /** Sent as a bearer token. */
  readonly apiKey?: string;
  /** Randomness, 0 to 2, where a request says none. Default 0.7. */
  readonly temperature?: number;
  /** How long a model that takes levels may think; not sent by default. */
  readonly reasoningEffort?: "low" | "medium" | "high";
  /** Requests that may run at this endpoint at once; others wait, their time-outs with them. Default 4. */
  readonly maxConcurrent?: number;
}

/**
 * A client for servers that speak the OpenAI chat API: llama.cpp's server, vLLM, LM Studio. Always streamed, asked
 * with `response_format: json_schema` in strict mode: closed objects, every key required, an optional one as null.
 * @throws {ContractViolationError} when the temperature is out of bounds or the model has no name
 * @throws {RangeError} when the endpoint is no http or https URL
 * @example
 * const client = createOpenAIClient({ endpoint: "http://localhost:8080/v1", model: "qwen3" });
 */
export function createOpenAIClient(options: OpenAIClientOptions): ChatClient {
  const { endpoint, apiKey, reasoningEffort, maxConcurrent = 4 } = options;
  const { url, headers } = readEndpoint(endpoint);
  const { model, temperature } = llmConfig.parse({
    model: options.model,
    ...(options.temperature === undefined ? {} : { temperature: options.temperature }),
  });
  const turns = endpointTurns(url, maxConcurrent);
  const id = `openai:${model}`;
  const authorization = apiKey === undefined ? headers : { authorization: `Bearer ${apiKey}` };

  async function* chat(request: ChatRequest): AsyncGenerator<ChatChunk> {
    request.signal?.throwIfAborted();
    const endTurn = await takeTurn(turns, request);
    const connection = openConnection(request.signal);
    try {
      const response = await connection.fetch(`${url}/chat/completions`, {
        method: "POST",
        headers: { ...authorization, "content-type": "application/json", accept: "text/event-stream" },
        body: JSON.stringify(asked(request)),
      });
      yield* completionChunks(serverEvents(response, id), id);
    } catch (thrown) {
      request.signal?.throwIfAborted();
      const getModel = "name one that the server has";
      throw mapError(thrown, { id, url, getModel, retryAfterMs: connection.retryAfterMs() });
    } finally {
      connection.close();
      endTurn();
    }
  }

  function asked({ messages, schema, maxTokens, seed, temperature: own }: ChatRequest): object {
    return {
      model,
      messages,
      stream: true,
      stream_options: { include_usage: true },
      temperature: own ?? temperature,
      ...(maxTokens === undefined ? {} : { max_tokens: maxTokens }),
      ...(seed === undefined ? {} : { seed }),
      ...(reasoningEffort === undefined ? {} : { reasoning_effort: reasoningEffort }),
      ...(schema === undefined
        ? {}
        : {
            response_format: { type: "json_schema", json_schema: { name: "answer", strict: true, schema } },
          }),
    };
  }

  return { id, wireForm: wireForms.openai, chat };
}
