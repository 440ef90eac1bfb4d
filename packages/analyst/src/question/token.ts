import { stemmer } from "stemmer";

/** A word or number of a question. */
export interface Token {
  /** As it is written, without a possessive `'s`. */
  readonly text: string;
  readonly lower: string;
  readonly stem: string;
  /** Where it begins and ends in the question. */
  readonly start: number;
  readonly end: number;
  /** Begins with a capital letter, though no sentence begins with it. */
  readonly isName: boolean;
  /** Position of the parentheses that it stands in; -1 outside. */
  readonly parenthesis: number;
}

const word = /\d{1,3}(?:,\d{3})+(?:\.\d+)?(?![\p{L}\p{N}])|\d+(?:\.\d+)?(?![\p{L}\p{N}])|[\p{L}\p{N}]+/gu;

/** Splits a question into words and numbers. */
export function tokenise(question: string): Token[] {
  const text = question
    .replace(/[’ʼ]/g, "'")
    .replace(/\bU\.\s?S\.(\s?A\.)?/g, (match) => "US".padEnd(match.length));
  const tokens: Token[] = [];
  for (const { 0: found, index } of text.matchAll(word)) {
    const before = text.slice(0, index);
    if (/'$/.test(before) && /^(s|t|re|ve|ll|d|m)$/i.test(found)) continue;
    const lower = found.toLowerCase();
    const open = before.lastIndexOf("(");
    tokens.push({
      text: found,
      lower,
      stem: stemOf(lower),
      start: index,
      end: index + found.length,
      isName: /^\p{Lu}/u.test(found) && !/(^|[.?!:]\s*["“]?)$/.test(before.trimEnd()),
      parenthesis: open > before.lastIndexOf(")") && text.indexOf(")", index) > 0 ? open : -1,
    });
  }
  return tokens;
}

/** Plurals that Porter's rules do not bring together. */
const irregular: Readonly<Record<string, string>> = {
  men: "man",
  women: "woman",
  children: "child",
  people: "person",
  countries: "country",
  died: "die",
  dying: "die",
  taxes: "tax",
  mice: "mouse",
  feet: "foot",
  geese: "goose",
  sold: "sell",
  flew: "fly",
  fewer: "few",
};

/** What the forms of a word have in common. */
export function stemOf(word: string): string {
  const lower = word.toLowerCase();
  return stemmer(irregular[lower] ?? lower);
}

/** The stems of a text, such as a member's. */
export function stemsOf(text: string): string[] {
  return tokenise(text).map(({ stem }) => stem);
}
