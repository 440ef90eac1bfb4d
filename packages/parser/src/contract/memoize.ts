/**
 * Caches the results of `make` by object. Results are stored in `known`, by default as long as the object exists. A
 * `Map` is faster if the keys do not exist longer than their results.
 */
export function memoize<Key extends object, Made>(
  make: (key: Key) => Made,
  known: Map<Key, Made> | WeakMap<Key, Made> = new WeakMap<Key, Made>(),
): (key: Key) => Made {
  return (key) => {
    let made = known.get(key);
    if (made === undefined) {
      made = make(key);
      known.set(key, made);
    }
    return made;
  };
}
