import { sha256 } from "../hash/sha256.js";

/** A seed from what a request is about: an integer from 0 to 2^31 - 1, from the first 31 bits of a SHA-256. */
export function seedOf(...parts: readonly (string | number)[]): number {
  return Number.parseInt(sha256(JSON.stringify(parts)).slice(0, 8), 16) >>> 1;
}
