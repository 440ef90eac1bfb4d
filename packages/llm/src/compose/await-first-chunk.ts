import { onAbort } from "../abort/on-abort.js";
import type { ChatChunk, ChatClient, ChatRequest } from "../chat/index.js";
import type { Failure } from "../errors/index.js";
import { asFailure } from "../generate/as-failure.js";
import { type TimeLimit, timeLimit } from "../generate/time-limit.js";

/** An answer that has started, or the reason why it did not start. */
export type FirstChunk = { readonly chunks: AsyncIterable<ChatChunk> } | { readonly error: Failure };

/**
 * Waits for the first chunk of a client's answer. A client that is too slow is aborted; if it ignores the abort
 * signal, its answer is abandoned. The time in the client's queue does not count.
 * @throws {ConcordatError} for failures that the client did not cause, such as a full disk while recording
 */
export async function awaitFirstChunk(
  client: ChatClient,
  request: ChatRequest,
  milliseconds: number,
): Promise<FirstChunk> {
  const limit = timeLimit(milliseconds, request.signal, "no beginning of an answer");
  let leave = (): void => undefined;
  try {
    const chunks = client.chat(timed(request, limit))[Symbol.asyncIterator]();
    const first = chunks.next();
    leave = () => releaseAnswer(first, chunks);
    const { value, done } = await Promise.race([first, refusal(limit.signal)]);
    limit.pause();
    return { chunks: done === true ? none() : rest(value, chunks, limit) };
  } catch (thrown) {
    leave();
    limit.release();
    return { error: asFailure(thrown, client, limit.signal) };
  }
}

/** Returns the request with a separate clock, which is stopped while the request waits in the client's queue. */
function timed(request: ChatRequest, limit: TimeLimit): ChatRequest {
  return {
    ...request,
    signal: limit.signal,
    onQueued() {
      limit.pause();
      request.onQueued?.();
    },
    onStarted() {
      limit.restart();
      request.onStarted?.();
    },
  };
}

/** Returns a promise that rejects when the signal aborts and never resolves. */
function refusal(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => void onAbort(signal, () => reject(signal.reason)));
}

async function* rest(
  first: ChatChunk,
  chunks: AsyncIterator<ChatChunk>,
  limit: TimeLimit,
): AsyncGenerator<ChatChunk> {
  try {
    yield first;
    yield* { [Symbol.asyncIterator]: () => chunks };
  } finally {
    limit.release();
    await chunks.return?.();
  }
}

async function* none(): AsyncGenerator<ChatChunk> {}

/** Releases an answer that is no longer awaited; its outcome does not matter. */
function releaseAnswer(first: Promise<unknown>, chunks: AsyncIterator<ChatChunk>): void {
  first.catch(() => undefined);
  Promise.resolve(chunks.return?.()).catch(() => undefined);
}
