import { isRecord, omitUndefined, rules } from "@concordat/contracts/options";
import type { ChatChunk, ChatRequest, ToolEnd, ToolRequest } from "../chat/index.js";
import { isChatChunk } from "../chat/is-chat-chunk.js";
import { isFailureCode } from "../errors/failure.js";
import type { Failure, FailureCode } from "../errors/index.js";
import type { WireForm } from "../wire/lowering.js";

/** The part of a request that reaches the model. */
export type RecordedRequest = Pick<
  ChatRequest,
  | "messages"
  | "schema"
  | "temperature"
  | "seed"
  | "maxTokens"
  | "prefill"
  | "stop"
  | "continuations"
  | "topLogprobs"
  | "field"
  | "tools"
> & {
  /** The tool call; absent for a request to the model. */
  readonly tool?: Omit<ToolRequest, "messages">;
};

/** A failure in the form in which a cassette stores it. */
export interface RecordedFailure {
  /** The failure's code. */
  readonly code: FailureCode;
  /** The failure's message. */
  readonly message: string;
  /** The HTTP status, if there was one. */
  readonly status?: number;
  /** Milliseconds that the server asked to wait, if it did. */
  readonly retryAfterMs?: number | null;
  /** Whether a retry could succeed, if that depends on the cause. */
  readonly retryable?: boolean;
}

/** A line of a cassette: a request and the client's answer or failure. */
export interface CassetteEntry {
  /** The key of the request, as `requestKey` returns it. */
  readonly key: string;
  /** The id of the client that answered. */
  readonly model: string;
  /** The id of the recording to which the entry belongs. A later recording of the same request replaces the entry. */
  readonly session: string;
  /** The profile to which contracts were lowered for the client, so that a replay lowers them in the same way. */
  readonly wireForm: WireForm;
  /** The client's maximum number of tokens of an answer, for requests that set none; absent if the engine decides. */
  readonly answerTokens?: number;
  /** Settings that the client itself added to every request; absent if none. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Whether the client can continue a started answer; absent if it cannot. */
  readonly prefills?: boolean;
  /** The client's default way to request values; absent if it has none. */
  readonly form?: "json" | "turns";
  /** The client's method of reporting probabilities; absent if it does not report any. */
  readonly odds?: "exact" | "listed";
  /** The request. */
  readonly request: RecordedRequest;
  /** The answer, or the part of it that arrived before the failure. */
  readonly chunks: readonly ChatChunk[];
  /** The reason why there is no complete answer; `null` if there is one. */
  readonly failure: RecordedFailure | null;
  /** The end of a tool call; absent for a request to the model. */
  readonly toolEnd?: ToolEnd;
}

/** Returns the part of a request that reaches the model. */
export function recordedRequest({
  messages,
  schema,
  temperature,
  seed,
  maxTokens,
  prefill,
  stop,
  continuations,
  topLogprobs,
  field,
  tools,
}: ChatRequest): RecordedRequest {
  return {
    messages,
    ...omitUndefined({
      schema,
      temperature,
      seed,
      maxTokens,
      prefill,
      stop,
      continuations,
      topLogprobs,
      field,
      tools,
    }),
  };
}

/** Returns a failure without its causes. */
export function recordedFailure(failure: Failure): RecordedFailure {
  const { code, message, status } = failure;
  return {
    code,
    message,
    ...omitUndefined({ status }),
    ...("retryAfterMs" in failure ? { retryAfterMs: failure.retryAfterMs } : {}),
    ...("retryable" in failure ? { retryable: failure.retryable } : {}),
  };
}

/** Whether a value read from a file is an entry. */
export function isCassetteEntry(value: unknown): value is CassetteEntry {
  return (
    isRecord(value) &&
    typeof value.key === "string" &&
    typeof value.model === "string" &&
    typeof value.session === "string" &&
    isRecord(value.wireForm) &&
    typeof value.wireForm.name === "string" &&
    (value.settings === undefined || isRecord(value.settings)) &&
    (value.answerTokens === undefined || rules.natural.test(value.answerTokens)) &&
    (value.prefills === undefined || typeof value.prefills === "boolean") &&
    [undefined, "json", "turns"].some((form) => form === value.form) &&
    [undefined, "exact", "listed"].some((odds) => odds === value.odds) &&
    isRecord(value.request) &&
    Array.isArray(value.request.messages) &&
    Array.isArray(value.chunks) &&
    value.chunks.every(isChatChunk) &&
    (value.toolEnd === undefined || isToolEnd(value.toolEnd)) &&
    (value.failure === null || isRecordedFailure(value.failure))
  );
}

function isToolEnd(value: unknown): boolean {
  if (!isRecord(value)) return false;
  if (value.state === "done") return value.output !== undefined;
  return (value.state === "failed" || value.state === "declined") && typeof value.message === "string";
}

function isRecordedFailure(value: unknown): boolean {
  return isRecord(value) && typeof value.message === "string" && isFailureCode(value.code);
}
