import { type ChatChunk, type ChatRequest, finishReasonOf, type TokenLogprobs } from "../chat/index.js";
import { tokenCount } from "../chat/token-count.js";
import { ContextOverflowError, ProtocolError } from "../errors/index.js";
import { asJsonObject, type Speaker } from "../http/json-object.js";
import { listedTokens } from "../http/listed-tokens.js";
import { readTextPiece } from "../http/read-text-piece.js";
import { assertNoErrorReport } from "../http/refuse-reported.js";
import { callList, readToolCall } from "../http/tool-calls.js";
import { maxQuoteLength } from "../limits.js";
import type { ChatLine, MessageFields } from "./api.js";
import { minTokens } from "./context-window.js";

/**
 * Yields the chunks that the lines of Ollama's stream contain.
 * @throws {ContextOverflowError} when the last line shows that the server read only a part of the prompt
 * @throws {ProtocolError} when a line reports an error, the answer was broken off, or the stream ends before its last
 * line or continues after it
 */
export async function* responseChunks(
  lines: AsyncIterable<ChatLine>,
  server: Speaker,
  messages: ChatRequest["messages"],
): AsyncGenerator<ChatChunk> {
  let end: ChatChunk | null = null;
  const tokens: TokenLogprobs[] = [];
  let calls = 0;
  for await (const line of lines) {
    assertNoErrorReport({ ...line }, server);
    if (end !== null) throw new ProtocolError(`${server.id} sent more after the end of its answer`);
    const message: MessageFields | null = messageOf(line, server);
    const thinking = readTextPiece(message?.thinking, server);
    if (thinking !== "") yield { type: "thinking", text: thinking };
    const text = readTextPiece(message?.content, server);
    if (text !== "") yield { type: "text", text };
    for (const call of callList(message?.tool_calls)) {
      yield { type: "tool-call", call: readToolCall(call, `call-${++calls}`, server) };
    }
    tokens.push(...listedTokens(line.logprobs));
    if (line.done === true) end = finish(line, server.id, messages);
  }
  if (end === null) {
    throw new ProtocolError(`${server.id} broke off its answer: the stream ended before the answer was done`);
  }
  if (tokens.length > 0) yield { type: "logprobs", tokens };
  yield end;
}

/** Returns the message of a line; `null` if it has none, which may be the case for the last line. */
function messageOf(line: ChatLine, { id, secrets }: Speaker): MessageFields | null {
  const message = asJsonObject(line.message);
  const isPart = message !== null || ((line.message ?? null) === null && typeof line.done === "boolean");
  if (isPart) return message;
  const quote = JSON.stringify(secrets.quoted(JSON.stringify(line), maxQuoteLength));
  throw new ProtocolError(`${id} sent a line that is not part of an answer: ${quote}`);
}

function finish(line: ChatLine, id: string, messages: ChatRequest["messages"]): ChatChunk {
  const promptTokens = tokenCount(line.prompt_eval_count);
  if (promptTokens !== null) assertPromptNotCut(id, minTokens(messages), promptTokens);
  return {
    type: "finish",
    finishReason: finishReasonOf(line.done_reason, id),
    usage: { promptTokens, completionTokens: tokenCount(line.eval_count) },
  };
}

function assertPromptNotCut(id: string, minTokens: number, seen: number): void {
  if (minTokens <= seen) return;
  throw new ContextOverflowError(
    `the prompt has at least ${minTokens} tokens, but ${id} looked at ${seen}: it was cut; shorten it or raise maxContext`,
  );
}
