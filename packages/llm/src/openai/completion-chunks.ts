import type { ChatChunk, FinishReason, Usage } from "../chat/index.js";
import { ProtocolError } from "../errors/index.js";
import { readJsonObject, type Speaker } from "../http/json-object.js";
import { type Completion, readCompletion } from "./completion.js";

/** What the events of a chat completion say. The finish comes last, with the usage that may follow it. */
export async function* completionChunks(
  events: AsyncIterable<string>,
  server: Speaker,
): AsyncGenerator<ChatChunk> {
  let finishReason: FinishReason | null = null;
  let usage: Usage = { promptTokens: null, completionTokens: null };
  for await (const data of events) {
    if (data === "[DONE]") break;
    const completion = readCompletion(readJsonObject(data, "event", server), server);
    yield* texts(completion);
    finishReason = completion.finishReason ?? finishReason;
    usage = completion.usage ?? usage;
  }
  if (finishReason === null) {
    throw new ProtocolError(`${server.id} broke off its answer: the stream ended without a reason`);
  }
  yield { type: "finish", finishReason, usage };
}

function* texts({ thinking, text }: Completion): Generator<ChatChunk> {
  if (thinking !== "") yield { type: "thinking", text: thinking };
  if (text !== "") yield { type: "text", text };
}
