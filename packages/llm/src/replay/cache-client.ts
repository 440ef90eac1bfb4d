import { checkValue, isRecord, needed, type Rule } from "@concordat/contracts/options";
import { around } from "../chat/around.js";
import { clientRule } from "../chat/chat-rules.js";
import type { ChatChunk, ChatClient } from "../chat/index.js";
import { ProtocolError } from "../errors/index.js";
import { requestKey } from "./request-key.js";

/** Where answers are kept by the key of their request: a `Map`, or anything that gets and sets like one. */
export interface AnswerStore {
  /** The answer kept under a key; undefined when there is none. */
  get(key: string): readonly ChatChunk[] | undefined | Promise<readonly ChatChunk[] | undefined>;
  /** Keeps an answer under a key. */
  set(key: string, answer: readonly ChatChunk[]): unknown;
}

const storeRule: Rule = {
  must: "must be a Map, or something that gets and sets like one, such as answerFolder() gives",
  fits: (value) => isRecord(value) && typeof value.get === "function" && typeof value.set === "function",
};

/**
 * A client that asks every request once and answers it from the store from then on. Only whole answers are kept, never
 * failures. An answer from the store reports no tokens used, since none were.
 * @throws {RangeError} when an argument is invalid
 * @param store default: a new `Map`, for as long as the client lives
 * @example
 * const client = cacheClient(createOllamaClient({ model: "mistral" }));
 */
export function cacheClient(client: ChatClient, store: AnswerStore = new Map()): ChatClient {
  checkValue(client, needed(clientRule), "client");
  checkValue(store, storeRule, "store");
  return around(client, async function* (request) {
    const key = requestKey(client.id, request);
    const kept = await store.get(key);
    if (kept !== undefined) {
      request.signal?.throwIfAborted();
      if (!Array.isArray(kept))
        throw new ProtocolError(`the store holds something else than an answer under ${key}`);
      return yield* kept.map(withoutUsage);
    }
    const chunks: ChatChunk[] = [];
    for await (const chunk of client.chat(request)) {
      chunks.push(chunk);
      yield chunk;
    }
    if (chunks.at(-1)?.type === "finish") await store.set(key, chunks);
  });
}

function withoutUsage(chunk: ChatChunk): ChatChunk {
  return chunk.type === "finish" ? { ...chunk, usage: { promptTokens: 0, completionTokens: 0 } } : chunk;
}
