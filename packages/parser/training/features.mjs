// What `src/answer/conflict/withdrawal-score.ts` reads: features of a sentence, and packed weights.

const featureCount = 2 ** 15;
const stemLength = 5;

/** Returns the features of a sentence: hashes of its tokens and of its pairs of neighbouring tokens. */
export function featuresOf(sentence) {
  const features = [];
  let before = 0;
  for (const word of sentence.toLowerCase().match(/[\wÀ-ӿ]+|\S/g) ?? []) {
    let feature = 1;
    for (const character of word.slice(0, stemLength))
      feature = (feature * 31 + character.charCodeAt(0)) % featureCount;
    features.push(feature, (before * 31 + feature) % featureCount);
    before = feature;
  }
  return features;
}

/**
 * Packs weights by their features: for each, its distance from the one before (in units of 32 as ones and a zero, then the rest
 * in five bits) and its level in two bits. A character stands for `0` and three bits, or for `1` and five bits.
 */
export function pack(weights) {
  let bits = "";
  let last = 0;
  for (const [feature, weight] of [...weights].sort(([a], [b]) => a - b)) {
    const distance = feature - last;
    last = feature;
    const level = weight < 0 ? weight + 2 : weight + 1;
    bits += `${"1".repeat(distance >> 5)}0${binary(distance & 31, 5)}${binary(level, 2)}`;
  }
  return `${bits}11111`.replace(/0(...)|1(.{5})|.+/g, (_, three, five) =>
    three ? characters[Number(`0b${three}`)] : five ? characters[8 + Number(`0b${five}`)] : "",
  );
}

/** The characters of packed weights, in the order of `withdrawal-score.ts`. */
const characters = "etnr=(),oalsi.u :{c}fd|?;phm&[]0vg!by-/>";

function binary(number, length) {
  return number.toString(2).padStart(length, "0");
}
