import type { ChatChunk } from "./chat-chunk.js";

const finishReasons: readonly unknown[] = ["stop", "length", "other"];

/** Whether a value read from a file is a piece of an answer. */
export function isChatChunk(value: unknown): value is ChatChunk {
  if (!isRecord(value)) return false;
  if (value.type === "text" || value.type === "thinking") return typeof value.text === "string";
  return value.type === "finish" && finishReasons.includes(value.finishReason) && isUsage(value.usage);
}

function isUsage(value: unknown): boolean {
  return isRecord(value) && isCount(value.promptTokens) && isCount(value.completionTokens);
}

function isCount(value: unknown): boolean {
  return value === null || (typeof value === "number" && Number.isSafeInteger(value) && value >= 0);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
