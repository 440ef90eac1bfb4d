import { conceptsIn } from "./concepts-in.js";

/** Number of features that a hash distinguishes. */
const featureBits = 19;
export const featureCount: number = 2 ** featureBits;

/** Where a sentence stands: after the answer, right before it, or earlier. */
export type Place = "after" | "last" | "before";

/** Lengths of the beginnings of words that count on their own. */
const short = 3;
const stem = 5;
const long = 8;

/** Number of concepts behind one that form a pair with it. */
const pairSpan = 11;

/** Returns a hash of a text (FNV-1a), in 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash;
}

/** Combines two hashes in their order. */
function join(before: number, after: number): number {
  return Math.imul(before ^ (before >>> 13), 0x5bd1e995) ^ Math.imul(after, 0x1b873593);
}

/** Adds one feature to a set. */
function addFeature(features: Set<number>, hash: number): void {
  features.add(Math.imul(hash ^ (hash >>> 15), 0x9e3779b1) >>> (32 - featureBits));
}

/** Adds a named feature, such as a rule that holds. */
export function addNamed(features: Set<number>, name: string): void {
  addFeature(features, hashOf(name));
}

/**
 * Adds the features of a sentence: its words by their beginnings, one, two and three in a row, and its concepts, one, two
 * and three in a row and as pairs in their order.
 */
export function addSentence(features: Set<number>, tokens: readonly string[], place: Place): void {
  const space = hashOf(place);
  const stems = ["^", ...tokens, "$"].map((token) => hashOf(token.slice(0, stem)));
  addRuns(features, stems, space);
  for (const token of tokens) {
    if (token.length > short) addFeature(features, join(space + 1, hashOf(token.slice(0, short))));
    if (token.length > stem) addFeature(features, join(space + 2, hashOf(token.slice(0, long))));
  }
  const named = conceptsIn(tokens).map(hashOf);
  addRuns(features, named, space + 3);
  named.forEach((first, index) => {
    for (const second of named.slice(index + 1, index + 1 + pairSpan))
      addFeature(features, join(join(space + 4, first), second));
  });
}

/** Adds hashes, one, two and three in a row. */
function addRuns(features: Set<number>, hashes: readonly number[], space: number): void {
  hashes.forEach((hash, index) => {
    let run = join(space, hash);
    addFeature(features, run);
    for (const next of hashes.slice(index + 1, index + 3)) {
      run = join(run, next);
      addFeature(features, run);
    }
  });
}
