// Packs what `src/answer/conflict/large/packing.ts` unpacks.

const levelBits = 4;
const distanceBits = 3;
const characterBits = 6;
const firstCharacter = 35;
const backslash = 92;

/**
 * Packs the levels of features: for each feature that has one, its distance from the one before (in units of 8 as ones and
 * a zero, then the rest), and the level. A character stands for six bits.
 * @param {Uint8Array} table a level for each feature, 0 for most
 */
export function packLarge(table) {
  const bits = [];
  const put = (value, count) => {
    for (let bit = count - 1; bit >= 0; bit--) bits.push((value >> bit) & 1);
  };
  let last = -1;
  table.forEach((level, feature) => {
    if (level === 0) return;
    const distance = feature - last - 1;
    last = feature;
    for (let units = distance >> distanceBits; units > 0; units--) bits.push(1);
    bits.push(0);
    put(distance & (2 ** distanceBits - 1), distanceBits);
    put(level - 1, levelBits);
  });
  while (bits.length % characterBits !== 0) bits.push(1);
  let packed = "";
  for (let at = 0; at < bits.length; at += characterBits) {
    const code = firstCharacter + Number.parseInt(bits.slice(at, at + characterBits).join(""), 2);
    packed += String.fromCharCode(code >= backslash ? code + 1 : code);
  }
  return packed;
}
