import type { ChatChunk, ChatClient } from "../chat/index.js";
import type { CassetteEntry } from "./cassette.js";
import { requestKey } from "./request-key.js";

/**
 * A client that passes everything to another one and hands each complete answer to a sink. Requests that fail
 * are not recorded: whether a server answers is not the model's doing.
 */
export function recordClient(
  client: ChatClient,
  sink: (entry: CassetteEntry) => Promise<void> | void,
): ChatClient {
  return {
    ...client,
    async *chat(request) {
      const chunks: ChatChunk[] = [];
      for await (const chunk of client.chat(request)) {
        chunks.push(chunk);
        yield chunk;
      }
      const { messages } = request;
      await sink({ key: requestKey(client.id, request), model: client.id, messages, chunks });
    },
  };
}
