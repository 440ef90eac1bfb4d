/** A 64-bit hash of a string, as two unsigned 32-bit numbers. */
export interface Key {
  readonly high: number;
  readonly low: number;
}

const firstHigh = 0x9e3779b9;
const firstLow = 0x85ebca6b;

/**
 * Returns the key of a string. It is the same on every machine. It is extremely unlikely that two strings of a run have
 * the same key.
 */
export function keyOf(text: string): Key {
  let high = firstHigh;
  let low = firstLow;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    high = mixHigh(high, unit);
    low = mixLow(low, unit);
  }
  return { high: finish(high ^ text.length ^ (low >>> 7)) >>> 0, low: finish(low ^ high) >>> 0 };
}

/** Hashes seven 32-bit words to a number from 0 up to, but not including, 1. */
export function hashWords(
  a: number,
  b: number,
  c: number,
  d: number,
  e: number,
  f: number,
  g: number,
): number {
  let high = mixHigh(mixHigh(mixHigh(firstHigh ^ a, b), c), d);
  high = mixHigh(mixHigh(mixHigh(high, e), f), g);
  let low = mixLow(mixLow(mixLow(firstLow ^ b, a), c), d);
  low = mixLow(mixLow(mixLow(low, e), f), g);
  const top = finish(high ^ (low >>> 5)) >>> 0;
  const bottom = finish(low ^ top) >>> 0;
  return ((top >>> 5) * 0x4000000 + (bottom >>> 6)) / 0x20000000000000;
}

// Both mixing functions are the 32-bit mixing of MurmurHash3 with different constants.
function mixHigh(hash: number, word: number): number {
  let mixed = Math.imul(word, 0xcc9e2d51);
  mixed = Math.imul((mixed << 15) | (mixed >>> 17), 0x1b873593);
  const joined = hash ^ mixed;
  return (Math.imul((joined << 13) | (joined >>> 19), 5) + 0xe6546b64) | 0;
}

function mixLow(hash: number, word: number): number {
  let mixed = Math.imul(word, 0x239b961b);
  mixed = Math.imul((mixed << 16) | (mixed >>> 16), 0xab0e9789);
  const joined = hash ^ mixed;
  return (Math.imul((joined << 11) | (joined >>> 21), 5) + 0x38b34ae5) | 0;
}

function finish(hash: number): number {
  let mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}
