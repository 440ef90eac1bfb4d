import type { ChatMessage, ChatRequest, MessagePart } from "../chat/index.js";
import { partsOf } from "../chat/message-parts.js";
import { toolFunctions } from "../http/tool-calls.js";
import type { OpenAIClientOptions } from "./client-options.js";
import { isStrict } from "./strict-subset.js";

/** Returns the body of a request for a chat completion. It contains only the requested settings. */
export function completionBody(request: ChatRequest, options: OpenAIClientOptions): object {
  const { model, reasoningEffort, extraBody } = options;
  const { messages, schema, maxTokens, seed } = request;
  return {
    model,
    messages: messages.map(toOpenAIMessage),
    stream: true,
    stream_options: { include_usage: true },
    temperature: request.temperature ?? options.temperature,
    [tokenLimitOf(options)]: maxTokens,
    seed,
    tools: toolFunctions(request),
    stop: request.stop,
    ...(request.topLogprobs === undefined ? {} : { logprobs: true, top_logprobs: request.topLogprobs }),
    reasoning_effort: reasoningEffort,
    response_format: schema && {
      type: "json_schema",
      json_schema: { name: "answer", strict: isStrict(schema), schema },
    },
    ...extraBody,
  };
}

function tokenLimitOf({ tokenLimit, endpoint }: OpenAIClientOptions): "max_tokens" | "max_completion_tokens" {
  const isOpenAI = new URL(endpoint).hostname === "api.openai.com";
  return tokenLimit ?? (isOpenAI ? "max_completion_tokens" : "max_tokens");
}

function toOpenAIMessage(message: ChatMessage): object {
  const { role, content, parts, toolCalls, toolResult } = message;
  if (toolResult !== undefined) return { role: "tool", tool_call_id: toolResult.id, content };
  return {
    role,
    content: parts === undefined ? content : partsOf(message).map(toOpenAIPart),
    ...(toolCalls === undefined
      ? {}
      : {
          tool_calls: toolCalls.map(({ id, name, input }) => ({
            id,
            type: "function",
            function: { name, arguments: input },
          })),
        }),
  };
}

function toOpenAIPart(part: MessagePart): object {
  if (part.type === "text") return part;
  if (part.type === "document") {
    const { name = "document.pdf", mediaType, data } = part;
    return { type: "file", file: { filename: name, file_data: `data:${mediaType};base64,${data}` } };
  }
  return { type: "image_url", image_url: { url: `data:${part.mediaType};base64,${part.data}` } };
}
