/**
 * What may be looped over, and left at any time: `leave` is called at once, also while the next item is awaited. A
 * generator alone hears that it was left only when it has given that item.
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
