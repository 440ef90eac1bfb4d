import { onAbort } from "./on-abort.js";
import { withReturnHandler } from "./with-return-handler.js";

/**
 * Makes an answer abortable, for the `chat` method of a client: the answer stops when the consumer stops iterating. A
 * plain generator is not notified of this before its first chunk.
 * @param request the request that the client received
 * @param answer generates the answer from a copy of the request. The copy's signal aborts when the consumer stops
 *   iterating, or when the caller's signal aborts.
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
