import { type FieldReading, firstLine, readAs, unread } from "./field-reading.js";

const units = [
  "zero",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
  "thirteen",
  "fourteen",
  "fifteen",
  "sixteen",
  "seventeen",
  "eighteen",
  "nineteen",
] as const;
const tens = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"] as const;
const scales: Readonly<Record<string, number>> = { thousand: 1_000, million: 1_000_000 };

const values: ReadonlyMap<string, number> = new Map([
  ...units.map((word, index): [string, number] => [word, index]),
  ...tens.map((word, index): [string, number] => [word, (index + 2) * 10]),
]);

const numberWord = `(${[...values.keys(), "hundred", ...Object.keys(scales)].join("|")})`;
/** Matches digits with commas only between groups of three, a number in words, or a word that contains digits. */
const numbers = new RegExp(
  `[-−]?\\d[\\d,.]*([eE][-+]?\\d+)?|(?<![\\p{L}\\p{N}])((minus|negative)\\s+)?${numberWord}((\\s+and\\s+|[\\s-]+)${numberWord})*(?![\\p{L}\\p{N}])`,
  "giu",
);
const plainDigits = /^-?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?([eE][-+]?\d+)?$/;

/** Returns the number in an answer, in digits or in words, if it contains exactly one. */
export function readNumberAnswer(text: string): FieldReading<number> {
  const line = firstLine(text);
  const found = [...line.matchAll(numbers)];
  const [only] = found;
  if (only === undefined) return unread("it names no number");
  if (found.length > 1) return unread("it names several numbers");
  const [written] = only;
  const sign = written.replace("−", "-").replace(/[.,]+$/, "");
  const before = line[only.index - 1] ?? " ";
  const after = line[only.index + written.length] ?? " ";
  if (/[\p{L}\p{N}_/]/u.test(before) || /[\p{L}\p{N}_/]/u.test(after))
    return unread(`the number in ${JSON.stringify(line.slice(0, 60))} is part of a word`);
  const value = /\d/.test(sign) ? ofDigits(sign) : ofWords(written);
  return value === null ? unread(`${JSON.stringify(written)} is not one number`) : readAs(value);
}

function ofDigits(text: string): number | null {
  if (!plainDigits.test(text)) return null;
  const value = Number(text.replaceAll(",", ""));
  return Number.isFinite(value) ? value : null;
}

/**
 * Parses a number written in words, such as "twenty-five", "two hundred and six" or "three thousand". Returns `null`
 * if the words are not a number: "two three".
 */
function ofWords(text: string): number | null {
  const words = text
    .toLowerCase()
    .split(/[\s-]+/)
    .filter((word) => word !== "and");
  const isNegative = words[0] === "minus" || words[0] === "negative";
  const start: Count | null = { total: 0, group: 0, scale: Number.POSITIVE_INFINITY };
  const count = (isNegative ? words.slice(1) : words).reduce<Count | null>(withWord, start);
  if (count === null) return null;
  const value = count.total + count.group;
  return isNegative ? -value : value;
}

/** The state of parsing a number in words: complete thousands and millions, the part below them, and the last scale. */
interface Count {
  readonly total: number;
  readonly group: number;
  readonly scale: number;
}

function withWord(count: Count | null, word: string): Count | null {
  if (count === null) return null;
  const { total, group, scale } = count;
  const larger = scales[word];
  if (larger !== undefined)
    return group === 0 || larger >= scale ? null : { total: total + group * larger, group: 0, scale: larger };
  if (word === "hundred") return group < 1 || group > 9 ? null : { ...count, group: group * 100 };
  const value = values.get(word);
  return value === undefined || !fits(group, value) ? null : { ...count, group: group + value };
}

/**
 * Whether a number word may follow the words read so far. Units may follow tens, and anything below a hundred may
 * follow hundreds.
 */
function fits(group: number, value: number): boolean {
  if (group === 0) return true;
  const rest = group % 100;
  return rest === 0 ? value > 0 : rest >= 20 && rest % 10 === 0 && value > 0 && value < 10;
}
