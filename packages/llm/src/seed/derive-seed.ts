/**
 * Derives a seed from parts that identify a request, so that results depend neither on the order of requests nor on
 * their concurrency. The same parts always give the same seed, an integer from 0 to 2^31 - 1 (FNV-1a over the UTF-16
 * units of the parts' JSON, then the finalizer of MurmurHash3).
 */
export function deriveSeed(...parts: readonly (string | number)[]): number {
  const text = JSON.stringify(parts);
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) & 0x7fffffff;
}

/** Whether an engine accepts a number as a seed: an integer from 0 to 2^31 - 1. */
export function isSeed(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= 0x7fffffff;
}
