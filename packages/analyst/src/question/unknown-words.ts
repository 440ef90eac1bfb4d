import { nearestName } from "@concordat/contracts/options";
import { quoteJson } from "@concordat/llm";
import type { Token } from "./token.js";
import type { Vocabulary } from "./vocabulary.js";

/** Minimum length of a word that may be misspelled. Shorter words resemble too many others. */
const minLength = 5;
/** Maximum number of values with which a word is compared. */
const maxMembers = 2_000;

/** Returns words in quotation marks, without duplicates. */
export function quotedWords(words: readonly Token[]): string {
  return [...new Set(words.map(({ text }) => `"${text}"`))].join(", ");
}

/**
 * Lists unknown words in quotation marks, with the column or value that one of them may misspell, as in `"chanel" (did
 * you mean "channel"?)`.
 */
export function unknownWords(words: readonly Token[], { table, byColumn }: Vocabulary): string {
  const known = [
    ...table.columns.map(({ name }) => name),
    ...[...byColumn.values()].flatMap((members) => members.map(({ text }) => text)).slice(0, maxMembers),
  ];
  for (const { text } of words.filter((word) => word.text.length >= minLength)) {
    const nearest = nearestName(text, known);
    if (nearest !== undefined && nearest.toLowerCase() !== text.toLowerCase())
      return `${quotedWords(words)} (did you mean ${quoteJson(nearest)}?)`;
  }
  return quotedWords(words);
}
