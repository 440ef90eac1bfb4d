import { stemmer } from "stemmer";
import { americanSpelling } from "./spelling.js";

/** A word or number of a question. */
export interface Token {
  /** The text of the word, without a possessive `'s`. */
  readonly text: string;
  readonly lower: string;
  readonly stem: string;
  /** The offset of the word's start in the question. */
  readonly start: number;
  readonly end: number;
  /** Whether the word starts with a capital letter without being the start of a sentence. */
  readonly isName: boolean;
  /** The position of the parentheses around the token; -1 outside parentheses. */
  readonly parenthesis: number;
}

const word = /\d{1,3}(?:,\d{3})+(?:\.\d+)?(?![\p{L}\p{N}])|\d+(?:\.\d+)?(?![\p{L}\p{N}])|[\p{L}\p{N}]+/gu;

/** Splits a question into words and numbers. */
export function tokenise(question: string): Token[] {
  const text = question
    .replace(/[’ʼ]/g, "'")
    // S&P is one name.
    .replace(/\b(\p{Lu})&(\p{Lu})\b/gu, "$1$2 ")
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

function pastForms(rows: string): Record<string, string> {
  return Object.fromEntries(
    rows.split(", ").flatMap((row) => {
      const [base = "", ...forms] = row.split(" ");
      return forms.map((form) => [form, base]);
    }),
  );
}

/** Plurals that Porter's rules do not cover. */
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
  loss: "lose",
  losses: "lose",
  ...pastForms(
    "crisis crises, analysis analyses, diagnosis diagnoses, hypothesis hypotheses, thesis theses, oasis oases, criterion criteria, phenomenon phenomena, bacterium bacteria, index indices, matrix matrices, wolf wolves, wife wives, knife knives, half halves, shelf shelves, calf calves, tooth teeth, ox oxen",
  ),
  ...pastForms(
    "steal stole stolen, win won, buy bought, spend spent, pay paid, teach taught, catch caught, build built, lend lent, leave left, lose lost, drive drove driven, write wrote written, break broke broken, choose chose chosen, run ran, grow grew grown, fall fell fallen, rise rose risen, give gave given, take took taken, make made, hold held, meet met, begin began begun, speak spoke spoken, fly flown, eat ate eaten, drink drank drunk, shoot shot, fight fought, sleep slept, keep kept, feel felt, send sent, bring brought, steal stolen, swim swam swum, throw threw thrown, go went gone, see saw seen, come came, swing swung, sing sang sung, wear wore worn, tear tore torn, bite bit bitten, hide hid hidden, ride rode ridden, draw drew drawn, blow blew blown, tell told, think thought, sink sank sunk, strike struck stricken, hang hung, feed fed, wake woke woken, freeze froze frozen, hear heard, say said, forget forgot forgotten, shake shook shaken, seek sought",
  ),
};

/** The common stem of a word's forms. */
export function stemOf(word: string): string {
  const lower = word.toLowerCase();
  return stemmer(irregular[lower] ?? americanSpelling(lower));
}

/** Returns the stems of the words of a text. */
export function stemsOf(text: string): string[] {
  return tokenise(text).map(({ stem }) => stem);
}
