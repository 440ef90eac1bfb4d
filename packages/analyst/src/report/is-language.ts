/** A share of words that could be words, from which on a text is one. */
const minWords = 0.7;
/** A share of letters and spaces, from which on a text is prose. */
const minLetters = 0.7;
const maxLetters = 24;
/** Six consonants in a row stand in hardly a word that is written in Latin letters. */
const consonants = /[bcdfghjklmnpqrstvwxz]{6}/i;
const vowel = /[aeiouyàáâãäåæèéêëìíîïòóôõöøœùúûü]/i;

/** Whether a text may be language, of whichever kind: random letters, code and lists of signs are not. */
export function isLanguage(text: string): boolean {
  const letters = text.match(/[\p{L}\p{M}\s\d.,;:%'’"()–-]/gu)?.length ?? 0;
  if (letters < minLetters * [...text].length) return false;
  const words = text.match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? [];
  return words.length > 0 && words.filter(isWord).length >= minWords * words.length;
}

function isWord(word: string): boolean {
  if (word.length > maxLetters) return false;
  return (
    !/^[\p{Script=Latin}'’-]+$/u.test(word) || word.length < 3 || (vowel.test(word) && !consonants.test(word))
  );
}
