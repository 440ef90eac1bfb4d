import { isRecord } from "@concordat/contracts/options";
import type { ChatChunk } from "./chat-chunk.js";

const finishReasons: readonly unknown[] = ["stop", "length", "other"];

/** Whether a value read from a file is a piece of an answer. */
export function isChatChunk(value: unknown): value is ChatChunk {
  return isPiece(value) && isRecord(value) && (value.type !== "finish" || isUsage(value.usage));
}

/** Whether a value has the shape of a piece of an answer; its counts are checked separately. */
export function isPiece(value: unknown): boolean {
  if (!isRecord(value)) return false;
  if (value.type === "text" || value.type === "thinking") return typeof value.text === "string";
  if (value.type === "tool-call") return isToolCall(value.call);
  if (value.type === "odds") return Array.isArray(value.odds) && value.odds.every(isOdds);
  if (value.type === "logprobs") return Array.isArray(value.tokens) && value.tokens.every(isListedToken);
  return value.type === "finish" && finishReasons.includes(value.finishReason);
}

function isToolCall(value: unknown): boolean {
  return isRecord(value) && [value.id, value.name, value.input].every((member) => typeof member === "string");
}

function isOdds(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { logProbability, reason } = value;
  return typeof logProbability === "number"
    ? logProbability <= 0 && reason === null
    : logProbability === null && typeof reason === "string";
}

function isListedToken(value: unknown): boolean {
  return isRecord(value) && isToken(value) && Array.isArray(value.top) && value.top.every(isToken);
}

function isToken(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { token, bytes, logprob } = value;
  return typeof token === "string" && typeof logprob === "number" && (bytes === undefined || isBytes(bytes));
}

function isBytes(value: unknown): boolean {
  return Array.isArray(value) && value.every((byte) => Number.isInteger(byte) && byte >= 0 && byte <= 255);
}

function isUsage(value: unknown): boolean {
  return isRecord(value) && isCount(value.promptTokens) && isCount(value.completionTokens);
}

function isCount(value: unknown): boolean {
  return value === null || (typeof value === "number" && Number.isSafeInteger(value) && value >= 0);
}
