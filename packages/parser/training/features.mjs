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
 * in five bits) and its level in two bits. A character holds five bits.
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
  bits = bits.padEnd(Math.ceil(bits.length / 5) * 5, "1");
  return bits.replace(/.{5}/g, (five) => String.fromCharCode(95 + Number(`0b${five}`)));
}

function binary(number, length) {
  return number.toString(2).padStart(length, "0");
}
