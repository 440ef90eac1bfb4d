import { omitUndefined } from "@concordat/contracts/options";
import { type ChatMessage, type ChatRequest, type ToolSpec, textOf } from "@concordat/llm";
import type { AiSdkModel, LogprobsRequest, ModelCall, ProviderOptions } from "./model.js";

type Version = AiSdkModel["specificationVersion"];

/** Converts a request to the call options of an AI SDK model. Only settings that the request contains are included. */
export function modelCall(
  request: ChatRequest,
  version: Version,
  sendsSchema: boolean,
  logprobs?: LogprobsRequest,
  providerOptions?: ProviderOptions,
): ModelCall {
  const { messages, schema, temperature, seed, maxTokens, stop, topLogprobs, signal } = request;
  return {
    prompt: messages.map((message) => toPrompt(message, version)),
    ...omitUndefined({ maxOutputTokens: maxTokens, temperature, seed }),
    ...(stop === undefined ? {} : { stopSequences: [...stop] }),
    ...(schema === undefined
      ? {}
      : { responseFormat: { type: "json", ...(sendsSchema ? { schema, name: "answer" } : {}) } }),
    ...(request.tools === undefined
      ? {}
      : { tools: request.tools.map(toFunction), toolChoice: { type: "auto" as const } }),
    ...(topLogprobs === undefined || logprobs === undefined
      ? optionsOf(providerOptions)
      : { ...optionsOf(providerOptions, logprobs), includeRawChunks: true }),
    ...omitUndefined({ abortSignal: signal }),
  };
}

/** Merges the options of each provider from several sources. Returns an empty object if none are given. */
function optionsOf(...sources: readonly (ProviderOptions | undefined)[]): Pick<ModelCall, "providerOptions"> {
  const given = sources.filter((source) => source !== undefined);
  const names = new Set(given.flatMap((source) => Object.keys(source)));
  if (names.size === 0) return {};
  const merged = [...names].map((name) => [name, Object.assign({}, ...given.map((source) => source[name]))]);
  return { providerOptions: Object.fromEntries(merged) };
}

function toFunction({ name, description, schema }: ToolSpec) {
  return { type: "function" as const, name, description, inputSchema: { ...schema } };
}

function toPrompt(message: ChatMessage, version: Version): object {
  const { role, content, parts = [], toolCalls = [], toolResult } = message;
  if (toolResult !== undefined) {
    const { id: toolCallId, name: toolName, failed } = toolResult;
    const output = { type: failed ? "error-text" : "text", value: content };
    return { role: "tool", content: [{ type: "tool-result", toolCallId, toolName, output }] };
  }
  if (role === "system") return { role, content: textOf(message) };
  const text = content === "" ? [] : [{ type: "text", text: content }];
  const rest = parts.map((part) =>
    part.type === "text"
      ? { type: "text", text: part.text }
      : { type: "file", mediaType: part.mediaType, data: fileData(part.data, version) },
  );
  const calls = toolCalls.map(({ id, name, input }) => ({
    type: "tool-call",
    toolCallId: id,
    toolName: name,
    input: inputOf(input),
  }));
  return { role, content: [...text, ...rest, ...calls] };
}

/**
 * Parses the input of a tool call. Returns an empty object if the input is not JSON; the model has already received an
 * error for this.
 */
function inputOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

/** Returns the data of a file. From specification version 4 on, a file declares the form of its data. */
function fileData(data: string, version: Version): unknown {
  return version === "v4" ? { type: "data", data } : data;
}
