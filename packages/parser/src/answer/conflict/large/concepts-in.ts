import { concepts } from "./concepts.js";

/** The concepts of words, and of beginnings of words, by how they are looked up. */
interface Lexicon {
  readonly words: ReadonlyMap<string, readonly string[]>;
  readonly stems: ReadonlyMap<string, readonly string[]>;
  /** Characters of scripts that put no spaces between words. */
  readonly signs: ReadonlyMap<string, readonly string[]>;
}

/** Tokens that stand for a key of the contract or for a value. */
const marks = /^[κ¬¤£¢#?]$/;
const quote = /^["“”«»„]$/;

/** Matches a token that the expression for words does not know. */
const sign = /[^\wÀ-ӿ'-]/;

const minStem = 3;
const maxStem = 14;
const maxSigns = 4;

let lexicon: Lexicon | undefined;

function readLexicon(): Lexicon {
  const [words, stems, signs] = [0, 0, 0].map(() => new Map<string, string[]>()) as [
    Map<string, string[]>,
    Map<string, string[]>,
    Map<string, string[]>,
  ];
  for (const [concept, list] of Object.entries(concepts)) {
    for (const entry of list.split(" ")) {
      const isWord = entry.endsWith("=");
      const key = isWord ? entry.slice(0, -1) : entry;
      const table = sign.test(key) ? signs : isWord ? words : stems;
      table.set(key, [...(table.get(key) ?? []), concept]);
    }
  }
  return { words, stems, signs };
}

/** Returns the concepts of the tokens of a sentence, in their order. Marks and quotation marks stand for themselves. */
export function conceptsIn(tokens: readonly string[]): readonly string[] {
  lexicon ??= readLexicon();
  const found: string[] = [];
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index] ?? "";
    if (marks.test(token)) found.push(token);
    else if (quote.test(token)) found.push('"');
    else if (/^\d/.test(token)) found.push("0");
    else if (sign.test(token)) {
      const [length, named] = signsAt(lexicon, tokens, index);
      index += length - 1;
      found.push(...named);
    } else found.push(...(lexicon.words.get(token) ?? stemOf(lexicon, token)));
  }
  return found;
}

/** Returns the concepts of the longest known beginning of a word. */
function stemOf({ stems }: Lexicon, token: string): readonly string[] {
  for (let length = Math.min(maxStem, token.length); length >= minStem; length--) {
    const named = stems.get(token.slice(0, length));
    if (named !== undefined) return named;
  }
  return [];
}

/** Returns the number of characters, from an index, that name concepts, and these. */
function signsAt(
  { signs }: Lexicon,
  tokens: readonly string[],
  index: number,
): readonly [length: number, named: readonly string[]] {
  for (let length = maxSigns; length >= 1; length--) {
    const named = signs.get(tokens.slice(index, index + length).join(""));
    if (named !== undefined) return [length, named];
  }
  return [1, []];
}
