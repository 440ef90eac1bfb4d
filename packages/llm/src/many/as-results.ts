/** A running task with its result; `null` if it has none. */
type Task<Result> = Promise<{ readonly index: number; readonly result: Result | null }>;

/**
 * Runs a task for each item, at most `concurrency` at the same time, and yields each result as soon as it is
 * available. An item is taken from its source only when its task can begin. If the consumer stops iterating or an
 * error occurs, the running tasks are stopped and awaited, and the source is closed.
 * @param run runs the task of an item; its signal aborts when the loop ends
 */
export async function* asResults<Item, Result>(
  items: Iterable<Item> | AsyncIterable<Item>,
  concurrency: number,
  run: (item: Item, index: number, signal: AbortSignal) => Promise<Result | null>,
): AsyncGenerator<Result> {
  const source = iteratorOf(items);
  const stop = new AbortController();
  const tasks = new Map<number, Task<Result>>();
  let taken = 0;
  let isOpen = true;
  let taking: Promise<IteratorResult<Item>> | null = null;
  try {
    for (;;) {
      if (isOpen && taking === null && tasks.size < concurrency) taking = Promise.resolve(source.next());
      if (taking === null && tasks.size === 0) return;
      const next = await firstOf(taking, tasks.values());
      if ("index" in next) {
        tasks.delete(next.index);
        if (next.result !== null) yield next.result;
      } else {
        taking = null;
        if (next.done === true) isOpen = false;
        else {
          const index = taken++;
          tasks.set(
            index,
            run(next.value, index, stop.signal).then((result) => ({ index, result })),
          );
        }
      }
    }
  } finally {
    stop.abort();
    await Promise.allSettled(tasks.values());
    if (isOpen) await source.return?.();
  }
}

function iteratorOf<Item>(items: Iterable<Item> | AsyncIterable<Item>): Iterator<Item> | AsyncIterator<Item> {
  return Symbol.asyncIterator in items ? items[Symbol.asyncIterator]() : items[Symbol.iterator]();
}

function firstOf<Taken, Ended>(
  taking: Promise<Taken> | null,
  tasks: Iterable<Promise<Ended>>,
): Promise<Taken | Ended> {
  return Promise.race<Taken | Ended>(taking === null ? tasks : [taking, ...tasks]);
}
