import { checkOptions, omitUndefined } from "@concordat/contracts/options";
import { abortable } from "../abort/abortable.js";
import { clientSettings } from "../chat/client-settings.js";
import type { ChatClient } from "../chat/index.js";
import { assertNoImages } from "../chat/refuse-images.js";
import { connectModelServer } from "../http/model-server.js";
import { wireForms } from "../wire/lowering.js";
import { type OpenAIClientOptions, openAIRules } from "./client-options.js";
import { completionBody } from "./completion-body.js";
import { completionChunks } from "./completion-chunks.js";
import { serverEvents } from "./server-events.js";

/**
 * Returns a client for servers that speak the OpenAI chat API, such as llama.cpp's server, vLLM and LM Studio.
 * Answers are always streamed. Schemas are sent as `response_format: json_schema` in strict mode. This requires an
 * object at the root, closed objects, and every key; optional properties are therefore sent as nullable. A wrapper
 * that exists only for this is removed from the value.
 * @throws {RangeError} when the endpoint is not an http or https URL, an option is invalid, or the API key or a
 * header cannot be sent
 * @example
 * const client = createOpenAIClient({ endpoint: "http://localhost:8080/v1", model: "qwen3" });
 */
export function createOpenAIClient(options: OpenAIClientOptions): ChatClient {
  checkOptions(options, openAIRules);
  const {
    endpoint,
    model,
    apiKey,
    headers,
    fetch,
    maxConcurrent,
    images = true,
    nativeTools = true,
  } = options;
  const { showsSchema = isShown(endpoint), temperature, reasoningEffort, extraBody, timeoutMs } = options;
  const id = `openai:${model}`;
  const getModel = "name one that the server has, and the endpoint where its API begins";
  const server = connectModelServer({ id, endpoint, getModel, apiKey, headers, fetch, maxConcurrent });
  return {
    id,
    wireForm: wireForms[showsSchema ? "openai-shown" : "openai"],
    maxConcurrent: server.maxConcurrent,
    ...omitUndefined({ timeoutMs }),
    odds: "listed",
    ...clientSettings({ temperature, reasoningEffort, extraBody }),
    chat: (asked) =>
      abortable(asked, async function* (request) {
        if (!images) assertNoImages(id, request.messages);
        yield* server.exchange(request, async function* (exchange) {
          const texts = await exchange.post("/chat/completions", completionBody(request, options));
          yield* completionChunks(serverEvents(texts, exchange), exchange);
        });
      }),
    callsTools: async () => nativeTools,
    identity: async () => ({ model: id, digest: "unpinned" }),
  };
}

/** Matches servers whose models are known to see the schema. */
const showing = /^api\.openai\.com$|\.openai\.azure\.com$/;

function isShown(endpoint: string): boolean {
  return URL.canParse(endpoint) && showing.test(new URL(endpoint).hostname);
}
