import { featureCount } from "./features.js";

/** The weights that a feature can have, by their level; 0 for most features. */
export const levels: readonly number[] = [
  0,
  ...[0.05, 0.13, 0.2, 0.28, 0.39, 0.55, 0.8, 1.3].flatMap((one) => [one, -one]),
];

/** Number of bits of a level, and of the lower part of the distance between two features. */
const levelBits = 4;
const distanceBits = 3;

/** Number of bits that a character stands for. */
const characterBits = 6;

/** The first of the 64 characters, which follow each other. The backslash, which would be escaped, is not among them. */
const firstCharacter = 35;
const backslash = 92;

/** Unpacks weights that `pack` packed. */
export function unpack(packed: string): Uint8Array {
  const table = new Uint8Array(featureCount);
  const next = bitsOf(packed);
  for (let feature = -1; ; ) {
    let distance = 1;
    while (next(1) === 1) {
      distance += 2 ** distanceBits;
      if (feature + distance >= featureCount) return table;
    }
    feature += distance + next(distanceBits);
    if (feature >= featureCount) return table;
    table[feature] = next(levelBits) + 1;
  }
}

/** Returns a function that reads a number of bits. At the end of the text, all bits are 1. */
function bitsOf(packed: string): (count: number) => number {
  let at = 0;
  let held = 0;
  let heldBits = 0;
  return (count) => {
    while (heldBits < count) {
      const code = at < packed.length ? packed.charCodeAt(at++) : backslash + 7;
      held = ((held & 0xff) << characterBits) | (code - firstCharacter - (code > backslash ? 1 : 0));
      heldBits += characterBits;
    }
    heldBits -= count;
    return (held >> heldBits) & (2 ** count - 1);
  };
}
