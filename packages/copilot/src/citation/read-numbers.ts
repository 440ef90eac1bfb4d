/** A number in a text, with all values that its digits can have, such as 99 and 99,000 for `99.000`. */
export interface NumberFound {
  /** The number as it is written. */
  readonly text: string;
  readonly values: readonly number[];
}

/** The values of number words. `one` is omitted, because it is usually a pronoun. */
const words: Readonly<Record<string, number>> = {
  two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12, thirteen: 13, fourteen: 14,
  fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18, nineteen: 19, twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70,
  eighty: 80, ninety: 90,
}; // biome-ignore format: a table of words

/** Words and letters that directly follow a number and multiply it. */
const scales: Readonly<Record<string, number>> = {
  k: 1e3, thousand: 1e3, m: 1e6, mn: 1e6, mio: 1e6, million: 1e6, bn: 1e9, mrd: 1e9, billion: 1e9,
}; // biome-ignore format: a table of words

const ones = "two|three|four|five|six|seven|eight|nine|one";
const tens = "twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety";
const digits = String.raw`\d+(?:[.,'’\u00a0\u202f ]\d{3})+(?:[.,]\d+)?|\d+(?:[.,]\d+)?`;
const pattern = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?<digits>${digits})(?:[ \u00a0-]?(?<scale>k|thousand|million|billion|mn|mio|bn|mrd|m)(?![\p{L}\d]))?|(?<tens>${tens})-(?<ones>${ones})(?!\p{L})|(?<word>${Object.keys(words).join("|")})(?![\p{L}]))`,
  "giu",
);

/** Returns the numbers of a text, written in digits or as words up to ninety-nine. */
export function readNumbers(text: string): NumberFound[] {
  return [...text.matchAll(pattern)].map((match) => {
    const { digits: written, scale, tens: ten = "", ones: unit = "", word } = match.groups ?? {};
    if (written !== undefined) {
      const factor = scale === undefined ? 1 : (scales[scale.toLowerCase()] ?? 1);
      // A letter may also be a unit: 5 m are five metres.
      const isUnit = scale !== undefined && scale.length === 1;
      const values = readDigits(written).flatMap((value) =>
        isUnit ? [value * factor, value] : [value * factor],
      );
      return { text: match[0], values };
    }
    const value = word === undefined ? wordValue(ten) + wordValue(unit) : wordValue(word);
    return { text: match[0], values: [value] };
  });
}

function wordValue(word: string): number {
  return word.toLowerCase() === "one" ? 1 : (words[word.toLowerCase()] ?? 0);
}

/**
 * Returns every value that digits may represent. A point or comma before three digits may be a thousands separator or
 * a decimal mark.
 */
function readDigits(written: string): number[] {
  const plain = written.replace(/['’\u00a0\u202f ]/g, "");
  const marks = [...plain.matchAll(/[.,]/g)];
  const last = marks.at(-1);
  if (last === undefined) return [Number(plain)];
  const asGroups = Number(plain.replace(/[.,]/g, ""));
  const decimals = plain.length - last.index - 1;
  const before = plain.slice(0, last.index).replace(/[.,]/g, "");
  const asDecimal = Number(`${before}.${plain.slice(last.index + 1)}`);
  const isMixed = new Set(marks.map(([mark]) => mark)).size > 1;
  if (isMixed || decimals !== 3) return [asDecimal];
  return marks.length > 1 ? [asGroups] : [asGroups, asDecimal];
}

/** Whether two numbers may have the same value, at the precision of the less precise one. */
export function mayBeEqual(first: NumberFound, second: NumberFound): boolean {
  return first.values.some((value) =>
    second.values.some(
      (other) => Math.abs(value - other) <= 1e-9 * Math.max(Math.abs(value), Math.abs(other)),
    ),
  );
}
