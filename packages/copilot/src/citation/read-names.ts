const sentences = new Intl.Segmenter("en", { granularity: "sentence" });

/** Matches a word: letters and digits, with apostrophes, hyphens, full stops or ampersands inside it. */
const word = /[\p{L}\p{N}]+(?:['’&.-][\p{L}\p{N}]+)*/gu;

/**
 * Share of capitalised words from which capital letters no longer indicate names. German capitalises every noun, and
 * headings capitalise many words.
 */
const maxCapitalShare = 0.3;

/** Capitalised words that are not names: `I`, and words that are common at the start of a sentence. */
const ordinary = new Set(
  "i i'm i'd i've i'll a after all an and any are as at because before both but by for from he her his how if in is it its many most my no not of on once one only or our she since so some that the their these they this those to under until we what when where while who why with without you your".split(
    " ",
  ),
);

/** Verbs with which a next step begins, often in front of a name: "Ask Ann". */
const imperatives = new Set(
  "appoint approach ask assign brief call check choose compare confirm consult contact contract decide email end get give have hire inform invite keep let make meet move negotiate pay phone pick press put remind renew request review see select send show sign switch take tell test thank try use visit wait warn write".split(
    " ",
  ),
);

/**
 * Returns the names in a text: capitalised words within sentences, abbreviations in capitals, and words with a capital
 * letter inside. The first word of a sentence counts only if another name follows, as in "Ann Lee", and it is not a
 * verb, as in "Ask Ann". In a text in which many words are capitalised, only abbreviations and words with a capital
 * inside count.
 */
export function readNames(text: string): string[] {
  const found = [...sentences.segment(text)].flatMap(({ segment }) => {
    const words = [...segment.matchAll(word)].map(([each]) => each.replace(/['’]s$/u, ""));
    return words.map((each, index) => ({ each, isFirst: index === 0, next: words[index + 1] ?? "" }));
  });
  const inner = found.filter(({ isFirst }) => !isFirst);
  const capitals = inner.filter(({ each }) => isCapitalised(each)).length;
  const isTelling = inner.length < 6 || capitals / inner.length <= maxCapitalShare;
  const names = found.filter(
    ({ each, isFirst, next }) =>
      !ordinary.has(each.toLowerCase()) &&
      (isAbbreviation(each) || (isTelling && isCapitalised(each) && (!isFirst || isNamedWith(each, next)))),
  );
  return [...new Set(names.map(({ each }) => each))];
}

/** Whether the first word of a sentence is part of the name that follows it. */
function isNamedWith(first: string, next: string): boolean {
  return isCapitalised(next) && !imperatives.has(first.toLowerCase());
}

function isCapitalised(each: string): boolean {
  return /^\p{Lu}/u.test(each);
}

function isAbbreviation(each: string): boolean {
  return /^\p{Lu}[\p{Lu}\p{N}&]+$/u.test(each) || /^\p{L}+\p{Ll}\p{Lu}/u.test(each);
}
