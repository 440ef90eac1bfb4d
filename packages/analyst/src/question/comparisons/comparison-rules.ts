import type { Claims } from "../claims.js";
import type { Comparator } from "../condition.js";
import { parseNumberWord } from "../number-word.js";

/** A comparison with a number, and the words that express it. */
export interface FoundComparison {
  readonly start: number;
  readonly end: number;
  readonly bounds: readonly (readonly [Comparator, number])[];
  /** An adjective that names the column: `older` than 30. */
  readonly adjective: string | null;
  /** Whether the number is a fraction, as in `more than half`, so that the comparison requires a column of shares. */
  readonly isShare?: boolean;
}

const number =
  "(\\$?€?\\d[\\d,]*(?:\\.\\d+)?(?: ?(?:million|billion|thousand|hundred|k|m|bn)\\b)?|(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)(?: (?:million|billion|thousand|hundred)\\b)?)";

const parts: Readonly<Record<string, number>> = {
  half: 50,
  "a third": 100 / 3,
  "one third": 100 / 3,
  "two thirds": 200 / 3,
  "a quarter": 25,
  "one quarter": 25,
  "three quarters": 75,
};

const rules: readonly [
  pattern: string,
  read: (match: RegExpExecArray) => Omit<FoundComparison, "start" | "end"> | null,
][] = [
  [
    `${number}(?: [\\w-]+){0,3}? or (?:more|greater|above|higher|over|older|larger|later|better|longer|stronger)`,
    bound(">="),
  ],
  [
    `${number}(?: [\\w-]+){0,3}? or (?:less|fewer|below|lower|under|younger|smaller|earlier|shorter)`,
    bound("<="),
  ],
  [`${number}\\+`, bound(">=")],
  [`(?:at least|no less than|no fewer than|not less than|a minimum of) ${number}`, bound(">=")],
  [`(?:at most|no more than|not more than|a maximum of) ${number}`, bound("<=")],
  [`(?:more|greater|higher|larger|bigger|better) than ${number}`, bound(">")],
  [`(?:less|fewer|lower|smaller|worse) than ${number}`, bound("<")],
  [
    `(older|longer|heavier|taller|faster|stronger|hotter|warmer|wider|deeper|later|richer) than ${number}`,
    adjective(">"),
  ],
  [
    `(younger|shorter|lighter|slower|weaker|colder|cooler|cheaper|earlier|poorer) than ${number}`,
    adjective("<"),
  ],
  [`(?:more than|over|above) (${Object.keys(parts).join("|")}) of`, boundOfPart(">")],
  [`at least (${Object.keys(parts).join("|")}) of`, boundOfPart(">=")],
  [`(?:less than|under|below|fewer than) (${Object.keys(parts).join("|")}) of`, boundOfPart("<")],
  [`(?:above|over|exceed(?:s|ed|ing)?|beyond) ${number}`, bound(">")],
  [`(?:reach(?:es|ed)?|hits?) ${number}`, bound(">=")],
  [`(?:surpass(?:es|ed)?|pass(?:es|ed)?|cross(?:es|ed)?|tops?|topped) ${number}`, bound(">")],
  [`(?:below|under|beneath) ${number}`, bound("<")],
  [
    `between ${number} and ${number}`,
    ([, low = "", high = ""]) => ({
      bounds: [
        [">=", amountOf(low)],
        ["<=", amountOf(high)],
      ],
      adjective: null,
    }),
  ],
  [`aged ${number}`, ([, value = ""]) => ({ bounds: [["=", amountOf(value)]], adjective: "age" })],
];

function boundOfPart(
  comparator: Comparator,
): (match: RegExpExecArray) => Omit<FoundComparison, "start" | "end"> {
  return ([, part = ""]) => ({
    bounds: [[comparator, parts[part.toLowerCase()] ?? Number.NaN]],
    adjective: null,
    isShare: true,
  });
}

function bound(comparator: Comparator): (match: RegExpExecArray) => Omit<FoundComparison, "start" | "end"> {
  return ([, value = ""]) => ({ bounds: [[comparator, amountOf(value)]], adjective: null });
}

function adjective(
  comparator: Comparator,
): (match: RegExpExecArray) => Omit<FoundComparison, "start" | "end"> {
  return ([, word = "", value = ""]) => ({
    bounds: [[comparator, amountOf(value)]],
    adjective: word.toLowerCase(),
  });
}

const scales: Readonly<Record<string, number>> = {
  hundred: 100,
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  million: 1e6,
  bn: 1e9,
  billion: 1e9,
};

function amountOf(text: string): number {
  const [, digits = text, scale = ""] = /^[$€]?([\d,.]+|\p{L}+) ?(\p{L}*)$/iu.exec(text) ?? [];
  return (parseNumberWord(digits) ?? Number.NaN) * (scales[scale.toLowerCase()] ?? 1);
}

/**
 * Finds the comparisons with numbers in a question. If two comparisons overlap, the one whose rule comes first is used.
 */
export function comparisonsIn(question: string, claims: Claims): FoundComparison[] {
  const found: FoundComparison[] = [];
  for (const [source, read] of rules) {
    for (const match of question.matchAll(
      new RegExp(`(?<![\\p{L}\\p{N}])${source}(?![\\p{L}\\p{N}]*\\p{N})`, "giu"),
    )) {
      const start = match.index;
      const end = start + match[0].length;
      const taken = claims
        .within(start, end)
        .some((token) => /^(?:time|name)$/.test(claims.useOf(token) ?? ""));
      const meaning = read(match);
      if (taken || meaning === null || meaning.bounds.some(([, value]) => Number.isNaN(value))) continue;
      if (found.some((other) => start < other.end && end > other.start)) continue;
      found.push({ start, end, ...meaning });
    }
  }
  return found;
}
