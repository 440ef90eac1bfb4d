import { withReturnHandler } from "../abort/with-return-handler.js";

/** Yields the items of batches, one by one. */
export async function* singly<Item>(batches: AsyncIterable<readonly Item[]>): AsyncGenerator<Item> {
  for await (const batch of batches) yield* batch;
}

/** Returns an iterable that may be iterated any number of times. `leave` is called when a reader leaves it. */
export function loop<Item>(items: () => AsyncGenerator<Item>, leave: () => void): AsyncIterable<Item> {
  return { [Symbol.asyncIterator]: () => withReturnHandler(items(), leave) };
}

/** A signal that aborts with the caller's, or when a reader leaves. */
export function stoppable(signal: AbortSignal | undefined): {
  readonly signal: AbortSignal;
  readonly leave: () => void;
} {
  const stop = new AbortController();
  return {
    signal: signal === undefined ? stop.signal : AbortSignal.any([signal, stop.signal]),
    leave: () => stop.abort(),
  };
}
