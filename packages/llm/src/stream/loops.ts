import { withReturnHandler } from "../abort/with-return-handler.js";

/** Yields the items of batches, one by one. */
export async function* singly<Item>(batches: AsyncIterable<readonly Item[]>): AsyncGenerator<Item> {
  for await (const batch of batches) yield* batch;
}

/** Returns an iterable that can be iterated several times. `leave` is called when a consumer stops iterating. */
export function loop<Item>(items: () => AsyncGenerator<Item>, leave: () => void): AsyncIterable<Item> {
  return { [Symbol.asyncIterator]: () => withReturnHandler(items(), leave) };
}

/** Returns a signal that aborts with the caller's signal or when `leave` is called. */
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
