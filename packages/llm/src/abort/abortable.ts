import { onAbort } from "./on-abort.js";
import { withReturnHandler } from "./with-return-handler.js";

/**
 * The answer to a request, for the `chat` of a client. It stops when its reader leaves, also before the first chunk, when a
 * generator alone is not notified.
 * @param request the request as the client gets it
 * @param answer makes the answer, of the request with a signal that aborts when the reader leaves or the caller's aborts
 * @example
 * const chat: ChatClient["chat"] = (asked) =>
 *   abortable(asked, async function* (request) {
 *     for await (const text of engine.write(request.messages, request.signal)) yield { type: "text", text };
 *   });
 */
export function abortable<Request extends { readonly signal?: AbortSignal }, Item>(
  request: Request,
  answer: (request: Request & { readonly signal: AbortSignal }) => AsyncIterable<Item>,
): AsyncIterableIterator<Item> {
  const left = new AbortController();
  async function* joined(): AsyncGenerator<Item> {
    const unsubscribe = onAbort(request.signal, () => left.abort(request.signal?.reason));
    try {
      yield* answer({ ...request, signal: left.signal });
    } finally {
      unsubscribe();
    }
  }
  return withReturnHandler(joined(), () => left.abort());
}
