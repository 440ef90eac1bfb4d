/** Yields the first values of a sequence, without computing more. */
export function* take<T>(values: Iterable<T>, count: number): Generator<T> {
  let left = count;
  if (left <= 0) return;
  for (const value of values) {
    yield value;
    left -= 1;
    if (left === 0) return;
  }
}

/** Yields the first of each sequence, then the second of each, and so on. */
export function* inTurns<T>(sequences: readonly Iterable<T>[]): Generator<T> {
  let open = sequences.map((sequence) => sequence[Symbol.iterator]());
  while (open.length > 0) {
    const left: Iterator<T>[] = [];
    for (const iterator of open) {
      const { value, done } = iterator.next();
      if (done === true) continue;
      yield value;
      left.push(iterator);
    }
    open = left;
  }
}
