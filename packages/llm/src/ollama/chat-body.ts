import type { ChatMessage, ChatRequest } from "../chat/index.js";
import { imagesOf, textOf } from "../chat/message-parts.js";
import { parsedJson } from "../http/parsed-json.js";
import { toolFunctions } from "../http/tool-calls.js";
import { clientDefaults } from "../limits.js";
import type { ChatBody, OllamaMessage } from "./api.js";
import { contextFor } from "./context-window.js";
import type { OllamaExtraBody } from "./extra-body.js";

/** The settings of a client. */
export interface OllamaSettings {
  readonly model: string;
  readonly keepAlive: string | number | undefined;
  readonly temperature: number | undefined;
  readonly maxContext: number;
  /** The level of thinking; `undefined` if the model has no levels, or none was given. */
  readonly think: "low" | "medium" | "high" | undefined;
}

/**
 * Options that make the server reject a prompt that is too long. Otherwise it drops the oldest messages or the middle
 * of a long one, and answers what remains.
 */
const neverCut = { truncate: false, shift: false };

/**
 * Returns the body of a chat request. It contains only the requested settings, the options against a truncated
 * prompt, and a limit for runaway answers.
 * @param extraBody further members; those of `options` are added to the client's own
 */
export function chatBody(
  request: ChatRequest,
  { model, keepAlive, temperature, maxContext, think }: OllamaSettings,
  { options, ...extraBody }: OllamaExtraBody = {},
): ChatBody {
  const { messages, schema, maxTokens = clientDefaults.answerTokens, seed, topLogprobs } = request;
  return {
    model,
    messages: messages.map(toOllamaMessage),
    stream: true,
    format: schema,
    tools: toolFunctions(request),
    keep_alive: keepAlive,
    think,
    ...(topLogprobs === undefined ? {} : { logprobs: true, top_logprobs: topLogprobs }),
    ...neverCut,
    ...extraBody,
    options: {
      temperature: request.temperature ?? temperature,
      num_predict: maxTokens,
      num_ctx: contextFor(messages, maxTokens, maxContext),
      seed,
      stop: request.stop === undefined ? undefined : [...request.stop],
      ...options,
    },
  };
}

function toOllamaMessage(message: ChatMessage): OllamaMessage {
  const images = imagesOf(message).map(({ data }) => data);
  const { toolCalls, toolResult } = message;
  return {
    role: toolResult === undefined ? message.role : "tool",
    content: textOf(message),
    ...(images.length === 0 ? {} : { images }),
    ...(toolCalls === undefined
      ? {}
      : {
          tool_calls: toolCalls.map(({ name, input }) => ({
            function: { name, arguments: parsedJson(input) ?? {} },
          })),
        }),
    ...(toolResult === undefined ? {} : { tool_name: toolResult.name }),
  };
}
