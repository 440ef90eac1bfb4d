/** Minimum share of the words of a text that may be words of a language. */
const minWords = 0.7;
/** Minimum share of letters and spaces in prose. */
const minLetters = 0.7;
const maxLetters = 24;
/** Hardly any word in Latin letters has six consecutive consonants. */
const consonants = /[bcdfghjklmnpqrstvwxz]{6}/i;
const vowel = /[aeiouyàáâãäåæèéêëìíîïòóôõöøœùúûü]/i;

/** Whether a text can be natural language, as opposed to random letters, code and lists of symbols. */
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
