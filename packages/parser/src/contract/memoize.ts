/**
 * What `make` makes of an object: made once, and kept in `known`, by default as long as the object lives. A `Map` is
 * faster where the keys live no longer than what is made of them.
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
