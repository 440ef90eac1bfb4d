import {
  type ChatChunk,
  finishReasonOf,
  ProtocolError,
  type TokenLogprobs,
  type ToolCall,
  type Usage,
} from "@concordat/llm";
import { finishWord } from "./finish-word.js";
import { rawTokens } from "./listed-tokens.js";
import type { ModelStream } from "./model.js";

/** An error that a model sends in its stream. */
export class StreamedError extends Error {
  constructor(cause: unknown) {
    super("the stream holds an error", { cause });
  }
}

/**
 * Converts the parts of an AI SDK stream to chunks of this package, up to and including the end. If the consumer
 * stops iterating, the stream is cancelled.
 */
export async function* streamChunks(stream: ModelStream, id: string): AsyncGenerator<ChatChunk> {
  const reader = stream.getReader();
  let finished = false;
  const tokens: TokenLogprobs[] = [];
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      tokens.push(...rawTokens(value));
      const chunk = toChunk(value, id);
      if (chunk === null) continue;
      if (chunk.type === "finish" && tokens.length > 0) yield { type: "logprobs", tokens };
      finished = chunk.type === "finish";
      yield chunk;
    }
    if (!finished) throw new ProtocolError(`${id} broke off its answer: the stream ended without a reason`);
  } finally {
    // The error that the stream ended with, if any, has been thrown already.
    await reader.cancel().catch(() => undefined);
  }
}

/**
 * Converts the complete answer of a model to chunks of this package.
 * @throws {ProtocolError} when the answer has no content
 */
export function* answerChunks(answer: unknown, id: string): Generator<ChatChunk> {
  const { content, finishReason, usage } = asRecord(answer);
  if (!Array.isArray(content)) throw new ProtocolError(`${id} gave an answer without content`);
  for (const part of [...content.map(asStreamed), { type: "finish", finishReason, usage }]) {
    const chunk = toChunk(part, id);
    if (chunk !== null) yield chunk;
  }
}

/** Converts a part of a complete answer to the form that it has in a stream. */
function asStreamed(value: unknown): Record<string, unknown> {
  const part = asRecord(value);
  const isText = part.type === "text" || part.type === "reasoning";
  return isText ? { type: `${part.type}-delta`, delta: part.text } : part;
}

/**
 * Converts a part of a stream to a chunk; `null` for parts that do not belong to the answer: metadata, sources, and
 * the starts and ends of texts.
 */
function toChunk(value: unknown, id: string): ChatChunk | null {
  const part = asRecord(value);
  switch (part.type) {
    case "text-delta":
      return { type: "text", text: deltaOf(part, id) };
    case "reasoning-delta":
      return { type: "thinking", text: deltaOf(part, id) };
    case "tool-call":
      return part.providerExecuted === true ? null : { type: "tool-call", call: callOf(part, id) };
    case "error":
      throw new StreamedError(part.error);
    case "finish":
      return {
        type: "finish",
        finishReason: finishReasonOf(finishWord(part.finishReason), id),
        usage: usageOf(part.usage),
      };
    default:
      return null;
  }
}

function deltaOf({ delta }: Record<string, unknown>, id: string): string {
  if (typeof delta === "string") return delta;
  throw new ProtocolError(`${id} sent a piece of text that is not a string`);
}

/** Returns a tool call with its input as text. */
function callOf({ toolCallId, toolName, input }: Record<string, unknown>, id: string): ToolCall {
  if (typeof toolName === "string" && typeof toolCallId === "string" && typeof input === "string") {
    return { id: toolCallId, name: toolName, input };
  }
  throw new ProtocolError(`${id} sent a call of a tool without its id, its name or its input`);
}

/**
 * Returns the token usage. From specification version 3 on, a count is an object that contains the total and its
 * parts.
 */
function usageOf(usage: unknown): Usage {
  const { inputTokens, outputTokens } = asRecord(usage);
  return { promptTokens: countOf(inputTokens), completionTokens: countOf(outputTokens) };
}

function countOf(tokens: unknown): number | null {
  const count = typeof tokens === "number" ? tokens : asRecord(tokens).total;
  return typeof count === "number" && Number.isSafeInteger(count) && count >= 0 ? count : null;
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
