import type {
  ChatChunk,
  ChatClient,
  ChatRequest,
  FinishReason,
  OptionOdds,
  TokenLogprobs,
  ToolCall,
  Usage,
} from "../chat/index.js";
import { isPiece } from "../chat/is-chat-chunk.js";
import { type Failure, ProtocolError, TruncatedError } from "../errors/index.js";
import { ceilings } from "../limits.js";
import { asFailure } from "./as-failure.js";
import { checkedUsage, unknownUsage } from "./usage.js";
import { withAbortGrace } from "./with-abort-grace.js";

/** The complete result of one request. */
export interface ModelAnswer {
  readonly text: string;
  /** The probabilities of the requested texts; `null` if none were requested. */
  readonly odds: readonly OptionOdds[] | null;
  /**
   * The tokens of the answer with their log probabilities, as the server lists them. Empty if the server lists none.
   */
  readonly logprobs: readonly TokenLogprobs[];
  /** The tools that the model called. */
  readonly calls: readonly ToolCall[];
  /** Whether the model's thinking came in a separate channel. */
  readonly thought: boolean;
  readonly finishReason: FinishReason | "aborted" | "error";
  readonly usage: Usage;
  /** The client that answered, for a client that combines several; `null` if the answer does not name one. */
  readonly model: string | null;
  readonly error: Failure | null;
}

/**
 * Reads a client's stream to its end, and passes each piece of text on as it arrives. A failure of the model or its
 * server becomes part of the answer, with the text so far.
 * @throws {ConcordatError} for any other failure, such as a full disk while recording
 */
export async function collectAnswer(
  client: ChatClient,
  request: ChatRequest,
  onText: (text: string) => void,
): Promise<ModelAnswer> {
  const { signal } = request;
  let text = "";
  let thought = false;
  let odds: ModelAnswer["odds"] = null;
  const logprobs: TokenLogprobs[] = [];
  const calls: ToolCall[] = [];
  let end: Extract<ChatChunk, { readonly type: "finish" }> | null = null;
  const answer = (rest: Partial<ModelAnswer>): ModelAnswer => ({
    text,
    thought,
    odds,
    logprobs,
    calls,
    finishReason: "error",
    usage: end === null ? unknownUsage : checkedUsage(end.usage),
    model: end?.model ?? null,
    error: null,
    ...rest,
  });
  const failed = (thrown: unknown): ModelAnswer => {
    const error = asFailure(thrown, client, signal);
    const finishReason = error.code === "ABORTED" || error.code === "TIMEOUT" ? "aborted" : "error";
    return answer({ finishReason, error });
  };
  /** Processes a piece. Returns the answer if the rest must not be read. */
  const take = (chunk: ChatChunk): ModelAnswer | null => {
    if (end !== null) throw new ProtocolError(`${client.id} sent more after the end of its answer`);
    if (!isPiece(chunk)) {
      throw new ProtocolError(`${client.id} sent an invalid chunk of an answer`);
    }
    if (chunk.type === "finish") end = chunk;
    if (chunk.type === "thinking") thought = true;
    if (chunk.type === "tool-call") calls.push(chunk.call);
    if (chunk.type === "odds") odds = chunk.odds;
    if (chunk.type === "logprobs") logprobs.push(...chunk.tokens);
    if (chunk.type !== "text") return null;
    text += chunk.text;
    onText(chunk.text);
    return isEndless(text) ? answer({ finishReason: "aborted", error: endless(client, text) }) : null;
  };
  const read = async (): Promise<ModelAnswer> => {
    for await (const chunk of client.chat(request)) {
      const last = signal?.aborted === true ? failed(signal.reason) : take(chunk);
      if (last !== null) return last;
    }
    if (end === null) throw new ProtocolError(`${client.id} ended its answer without a finish reason`);
    return answer({ finishReason: end.finishReason });
  };
  return withAbortGrace(read().catch(failed), signal, () => failed(signal?.reason));
}

function isEndless(text: string): boolean {
  return text.length > ceilings.answer || endsBlank(text);
}

function endsBlank(text: string): boolean {
  return text.length >= ceilings.blankRun && text.slice(-ceilings.blankRun).trim() === "";
}

function endless({ id }: ChatClient, text: string): TruncatedError {
  const what = endsBlank(text) ? "white space" : "text";
  return new TruncatedError(
    `${id} wrote ${what} without end and was stopped after ${text.length} characters; another model may do better`,
  );
}
