import { checkValue, omitUndefined, required, rules } from "@concordat/contracts/options";
import { clientRule } from "../chat/chat-rules.js";
import type { ChatChunk, ChatClient } from "../chat/index.js";
import { withChat } from "../chat/with-chat.js";
import { type Failure, isFailure } from "../errors/index.js";
import { type CassetteEntry, recordedFailure, recordedRequest } from "./cassette-entry.js";
import { requestKey, toolKey } from "./request-key.js";

/**
 * Wraps a client and passes each request to a callback, with its complete answer or its failure. A request that its
 * caller aborted is not recorded, because the model did not cause its end.
 * @param sink gets each request with its answer, and is awaited
 * @throws {RangeError} when an argument is invalid
 * @param session names the recording: a later one of the same request replaces it. Default: a new one
 */
export function recordClient(
  client: ChatClient,
  sink: (entry: CassetteEntry) => Promise<void> | void,
  session: string = newSession(),
): ChatClient {
  checkValue(client, required(clientRule), "client");
  checkValue(sink, required(rules.aFunction), "sink");
  checkValue(session, rules.text, "session");
  const recorded = (key: string): Omit<CassetteEntry, "request" | "chunks" | "failure"> => ({
    key,
    model: client.id,
    session,
    wireForm: client.wireForm,
    ...omitUndefined({
      answerTokens: client.answerTokens,
      settings: client.settings,
      prefills: client.prefills,
      form: client.form,
      odds: client.odds,
    }),
  });
  const recorder = withChat(client, async function* (request) {
    const chunks: ChatChunk[] = [];
    const record = (failure: Failure | null): Promise<void> | void =>
      sink({
        ...recorded(requestKey(client, request)),
        request: recordedRequest(request),
        chunks,
        failure: failure === null ? null : recordedFailure(failure),
      });
    try {
      for await (const chunk of client.chat(request)) {
        chunks.push(chunk);
        yield chunk;
      }
    } catch (thrown) {
      const stopped = request.signal?.aborted === true;
      if (!stopped && isFailure(thrown) && thrown.code !== "ABORTED") await record(thrown);
      throw thrown;
    }
    await record(null);
  });
  return {
    ...recorder,
    async runTool(request, execute) {
      const toolEnd = await (client.runTool?.(request, execute) ?? execute());
      const { messages, ...tool } = request;
      const key = toolKey(client, request);
      await sink({ ...recorded(key), request: { messages, tool }, chunks: [], failure: null, toolEnd });
      return toolEnd;
    },
  };
}

/** Returns a unique id for a recording. */
function newSession(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;
}
