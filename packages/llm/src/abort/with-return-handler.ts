/**
 * Wraps an iterable so that `leave` is called as soon as the consumer stops iterating, even while the next item is
 * awaited. A plain generator is notified only after it has yielded that item.
 */
export function withReturnHandler<Item>(
  items: AsyncGenerator<Item>,
  leave: () => void,
): AsyncIterableIterator<Item> {
  return {
    next: () =>
      items.next().catch((thrown: unknown) => {
        leave();
        throw thrown;
      }),
    return() {
      leave();
      return items.return(undefined);
    },
    throw(thrown: unknown) {
      leave();
      return items.throw(thrown);
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
