import { type ChatChunk, finishReasonOf, type TokenLogprobs, type Usage } from "../chat/index.js";
import { ProtocolError } from "../errors/index.js";
import { readJsonObject, type Speaker } from "../http/json-object.js";
import { maxQuoteLength } from "../limits.js";
import { type Completion, readCompletion } from "./completion.js";
import { lastEvent } from "./server-events.js";
import { StreamedCalls } from "./streamed-calls.js";

/**
 * Yields the chunks of a chat completion's events. The finish chunk is last and contains the token usage, which may
 * arrive after the finish reason.
 * @throws {ProtocolError} when the stream ends without a finish reason or continues after its end, the answer was
 * interrupted, or the model or a filter refused it
 */
export async function* completionChunks(
  events: AsyncIterable<string>,
  server: Speaker,
): AsyncGenerator<ChatChunk> {
  let end: string | null = null;
  let refusal = "";
  const tokens: TokenLogprobs[] = [];
  const calls = new StreamedCalls();
  let usage: Usage = { promptTokens: null, completionTokens: null };
  for await (const data of events) {
    if (data === lastEvent) break;
    const completion = readCompletion(readJsonObject(data, "event", server), server);
    if (end !== null && goesOn(completion, end)) {
      throw new ProtocolError(`${server.id} sent more after the end of its answer`);
    }
    yield* texts(completion);
    calls.add(completion.calls);
    tokens.push(...completion.tokens);
    refusal += completion.refusal;
    end = completion.end ?? end;
    usage = completion.usage ?? usage;
  }
  if (end === null) {
    throw new ProtocolError(`${server.id} broke off its answer: the stream ended without a reason`);
  }
  if (refusal !== "") {
    const words = JSON.stringify(server.secrets.quoted(refusal, maxQuoteLength));
    throw new ProtocolError(`${server.id} refused to answer: ${words}; ask in another way`, {
      retryable: false,
    });
  }
  for (const call of calls.read(server)) yield { type: "tool-call", call };
  if (tokens.length > 0) yield { type: "logprobs", tokens };
  yield { type: "finish", finishReason: finishReasonOf(end, server.id), usage };
}

/** Whether an event adds to the answer after its end. Repeating the same end does not count. */
function goesOn({ text, thinking, refusal, calls, end }: Completion, ended: string): boolean {
  return `${text}${thinking}${refusal}` !== "" || calls.length > 0 || (end !== null && end !== ended);
}

function* texts({ thinking, text }: Completion): Generator<ChatChunk> {
  if (thinking !== "") yield { type: "thinking", text: thinking };
  if (text !== "") yield { type: "text", text };
}
