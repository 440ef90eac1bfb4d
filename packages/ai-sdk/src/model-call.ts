import { type ChatMessage, type ChatRequest, textOf } from "@concordat/llm";
import type { AiSdkModel, LogprobsRequest, ModelCall } from "./model.js";

type Version = AiSdkModel["specificationVersion"];

/** A request as the AI SDK sends it to a model. It contains only the requested settings. */
export function modelCall(
  request: ChatRequest,
  version: Version,
  sendsSchema: boolean,
  logprobs?: LogprobsRequest,
): ModelCall {
  const { messages, schema, temperature, seed, maxTokens, stop, topLogprobs, signal } = request;
  return {
    prompt: messages.map((message) => toPrompt(message, version)),
    ...(maxTokens === undefined ? {} : { maxOutputTokens: maxTokens }),
    ...(temperature === undefined ? {} : { temperature }),
    ...(seed === undefined ? {} : { seed }),
    ...(stop === undefined ? {} : { stopSequences: [...stop] }),
    ...(schema === undefined
      ? {}
      : { responseFormat: { type: "json", ...(sendsSchema ? { schema, name: "answer" } : {}) } }),
    ...(topLogprobs === undefined || logprobs === undefined
      ? {}
      : { providerOptions: logprobs, includeRawChunks: true }),
    ...(signal === undefined ? {} : { abortSignal: signal }),
  };
}

function toPrompt(message: ChatMessage, version: Version): object {
  const { role, content, parts = [] } = message;
  if (role === "system") return { role, content: textOf(message) };
  const text = content === "" ? [] : [{ type: "text", text: content }];
  const rest = parts.map((part) =>
    part.type === "text"
      ? { type: "text", text: part.text }
      : { type: "file", mediaType: part.mediaType, data: fileData(part.data, version) },
  );
  return { role, content: [...text, ...rest] };
}

/** From specification version 4 on, a file declares the form of its data. */
function fileData(data: string, version: Version): unknown {
  return version === "v4" ? { type: "data", data } : data;
}
