import { ConcordatError } from "@concordat/contracts/contract";
import { checkValue, isRecord, type Rule, required } from "@concordat/contracts/options";
import { clientRule } from "../chat/chat-rules.js";
import type { ChatChunk, ChatClient, ChatRequest } from "../chat/index.js";
import { withChat } from "../chat/with-chat.js";
import { ProtocolError } from "../errors/index.js";
import { requestKey } from "./request-key.js";
import { SharedAnswer, withoutUsage } from "./shared-answer.js";
import { StoreError } from "./store-error.js";

type Kept = readonly ChatChunk[] | undefined | null;

/** A store of answers by request key: a `Map`, or any object with the same `get` and `set`. */
export interface AnswerStore {
  /** Returns the answer stored under a key; `undefined` or `null` if the key is not stored. */
  get(key: string): Kept | Promise<Kept>;
  /** Stores an answer under a key. */
  set(key: string, answer: readonly ChatChunk[]): unknown;
}

const storeRule: Rule = {
  message: "must be a Map, or something that gets and sets like one, such as answerFolder() gives",
  test: (value) => isRecord(value) && typeof value.get === "function" && typeof value.set === "function",
};

/**
 * Returns a client that sends every request once and answers repetitions from a store. Only complete answers are
 * stored, never failures. A stored answer reports no token usage, because it used none. Concurrent identical requests
 * share one answer; if one caller stops, the others still receive it.
 *
 * If the store fails, the call rejects with a `StoreError`.
 * @throws {RangeError} when an argument is invalid
 * @param store default: a new `Map`, for as long as the client lives
 * @example
 * const client = cacheClient(createOllamaClient({ model: "mistral" }));
 */
export function cacheClient(client: ChatClient, store: AnswerStore = new Map()): ChatClient {
  checkValue(client, required(clientRule), "client");
  checkValue(store, storeRule, "store");
  const shared = new Map<string, SharedAnswer>();
  const share = (key: string, request: ChatRequest): SharedAnswer => {
    const answer = new SharedAnswer(
      (asked) => client.chat(asked),
      request,
      (chunks) => ofStore("keep an answer", () => store.set(key, chunks)),
    );
    shared.set(key, answer);
    void answer.over.then(() => {
      if (shared.get(key) === answer) shared.delete(key);
    });
    return answer;
  };
  const underWay = (key: string): SharedAnswer | undefined => {
    const answer = shared.get(key);
    return answer?.isOpen === true ? answer : undefined;
  };
  return withChat(client, async function* (request) {
    const key = requestKey(client, request);
    const kept = underWay(key) === undefined ? await ofStore("be read", () => store.get(key)) : undefined;
    request.signal?.throwIfAborted();
    if (kept === undefined || kept === null)
      return yield* (underWay(key) ?? share(key, request)).read(request);
    if (!Array.isArray(kept))
      throw new ProtocolError(`the store holds something else than an answer under ${key}`);
    yield* kept.map(withoutUsage);
  });
}

/** Calls a store and converts its failure to a `StoreError`, because it is not a failure of the model. */
async function ofStore<Result>(what: string, use: () => Result): Promise<Awaited<Result>> {
  try {
    return await use();
  } catch (thrown) {
    throw ConcordatError.isInstance(thrown) ? thrown : new StoreError(what, thrown);
  }
}
