import { onAbort } from "./on-abort.js";
import { withReturnHandler } from "./with-return-handler.js";

/**
 * Makes the answer to a request stop when its reader leaves, for the `chat` of a client. A plain generator is not
 * notified if the reader leaves before the first chunk.
 * @param request the request to the client
 * @param answer generates the answer; the request that it receives has a signal that aborts when the reader leaves or
 * the caller's signal aborts
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
