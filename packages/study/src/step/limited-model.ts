import { AbortedError, type ChatClient } from "@concordat/llm";
import type { Limits } from "@concordat/simulation";
import { type ReachedLimit, type RunUsage, reachedLimit, spend } from "@concordat/simulation/limits";
import type { AskModel } from "./ask-model.js";

/** A model that is only called until a limit of the study is reached. */
export interface LimitedModel {
  /** The options for requests. Their signal is aborted when a limit is reached. */
  readonly ask: AskModel;
  /** Returns the limit that was reached; `null` if none was. */
  readonly reached: () => ReachedLimit | null;
}

/**
 * Limits the number of requests to a model. When a limit is reached, the next request is not sent. Instead, requests in
 * flight are awaited, and then the signal of the options is aborted.
 * @param spent the usage of the study so far. The usage of requests is added to it
 */
export function limitedModel({ signal, ...ask }: AskModel, limits: Limits, spent: RunUsage): LimitedModel {
  const stop = new AbortController();
  let reached: ReachedLimit | null = null;
  const underWay = new Set<Promise<void>>();
  const { client } = ask;
  const chat: ChatClient["chat"] = async function* (request) {
    reached ??= reachedLimit(limits, spent);
    if (reached !== null) {
      await Promise.all(underWay);
      stop.abort();
      throw new AbortedError(reached.message);
    }
    const { promise, resolve } = withResolver();
    underWay.add(promise);
    const cost = { requests: 1, promptTokens: null, completionTokens: null };
    spend(spent, [cost]);
    try {
      for await (const chunk of client.chat(request)) {
        if (chunk.type === "finish") spend(spent, [{ ...chunk.usage, requests: 0 }]);
        yield chunk;
      }
    } finally {
      underWay.delete(promise);
      resolve();
    }
  };
  return {
    ask: {
      ...ask,
      client: { ...client, chat },
      signal: AbortSignal.any([stop.signal, ...(signal === undefined ? [] : [signal])]),
    },
    reached: () => reached,
  };
}

function withResolver(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
