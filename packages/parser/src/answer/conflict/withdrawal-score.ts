import { normalise } from "../../repairs/key-case/key-case.js";
import { offset, packedWeights } from "./withdrawal-weights.js";

/** Number of features that a hash distinguishes. */
const featureCount = 2 ** 15;

/** Number of characters of a word that count, so that its forms are one feature. */
const stemLength = 5;

/** Matches a token of a sentence: a word, or another character. */
const token = /[\wÀ-ӿ]+|\S/g;

/** Matches a packed weight: its distance from the one before, in units of 32 and the rest, and its level. */
const packedWeight = /(1*)0(.{5})(..)/g;
const levels = [-2, -1, 1, 2];

/** The weights of the features; 0 for most. */
let weights: Int8Array | undefined;

/**
 * The characters in which the weights are packed. They are the most frequent ones of the code around them, so that a
 * compressed bundle has short codes for them: the first eight stand for 0 and three bits, the others for 1 and five bits.
 */
const characters = "etnr=(),oalsi.u :{c}fd|?;phm&[]0vg!by-/>";

/** Unpacks the weights. */
function unpack(): Int8Array {
  const table = new Int8Array(featureCount);
  const bits = packedWeights.replace(/./g, (character) => {
    const index = characters.indexOf(character);
    return (index < 8 ? index + 16 : index + 88).toString(2).slice(1);
  });
  let feature = 0;
  for (const [, high = "", low, level] of bits.matchAll(packedWeight)) {
    feature += high.length * 32 + Number(`0b${low}`);
    table[feature] = levels[Number(`0b${level}`)] ?? 0;
  }
  return table;
}

/**
 * Whether a sentence withdraws the answer next to it: the weights of its features add up to more than 0. Features are
 * its tokens and its pairs of neighbouring tokens, by their hashes. All keys of the contract are the same token.
 */
export function isWithdrawal(sentence: string, keys: ReadonlyMap<string, unknown>): boolean {
  weights ??= unpack();
  let score = offset;
  let before = 0;
  for (const word of sentence.toLowerCase().match(token) ?? []) {
    let feature = 1;
    for (const character of keys.has(normalise(word)) ? "κ" : word.slice(0, stemLength))
      feature = (feature * 31 + character.charCodeAt(0)) % featureCount;
    for (const hash of [feature, (before * 31 + feature) % featureCount]) score += weights[hash] ?? 0;
    before = feature;
  }
  return score > 0;
}
