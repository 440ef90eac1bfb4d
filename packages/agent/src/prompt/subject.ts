import {
  determiners,
  functionWords,
  incidentals,
  negations,
  nounsInLy,
  qualifiers,
  verbs,
} from "./english-words.js";

/**
 * The version of the rule that finds the subject of a post. It is part of the hash of the prompts, because the rule
 * changes them.
 */
export const subjectRule = "subject/2";

/** Maximum number of words of a subject. */
const maxWords = 3;

/**
 * Maximum number of words of an English text without a function word such as "the" or "and". A longer text without one
 * is treated as another language.
 */
const maxWithoutFunctionWord = 4;

/** A group of words that may be the subject. */
interface Candidate {
  readonly words: readonly string[];
  /** The rank of the group by its position. The group with the lowest rank is the most likely subject. */
  readonly rank: number;
}

/** The rank of a group as the subject, by its position. */
const ranks = { afterArticle: 0, atTheBeginning: 0, afterDeterminer: 1, alone: 2, name: 3 } as const;

const articles: ReadonlySet<string> = new Set(["a", "an", "the", "my", "our", "this"]);

/**
 * Returns the subject of a post in the post's own words. A rule finds it, without a model. The rule takes the first
 * noun group after an article or a possessive, or at the start of a clause. Otherwise it takes the first other word
 * that may be a noun. Returns `null` if there is no such word, or if the text is not in English. A small model stays
 * closer to the topic if its question names the subject.
 */
export function subjectOf(text: string): string | null {
  const clauses = text
    .split(/[^\p{L}\p{N}\p{M}'’ -]+/u)
    .map((clause) => clause.split(/\s+/).filter((word) => word !== ""));
  if (!isEnglish(clauses.flat())) return null;
  const [best] = clauses.flatMap(candidatesIn).sort((a, b) => a.rank - b.rank);
  return best === undefined ? null : ["the", ...best.words].join(" ");
}

function isEnglish(words: readonly string[]): boolean {
  return (
    words.length <= maxWithoutFunctionWord || words.some((word) => isIn(word, functionWords, determiners))
  );
}

function candidatesIn(clause: readonly string[]): readonly Candidate[] {
  return clause.flatMap((word, index): Candidate[] => {
    if (isIn(word, determiners)) {
      const rank = isIn(word, articles) ? ranks.afterArticle : ranks.afterDeterminer;
      return candidate(nounGroupAtStart(clause.slice(index + 1)), rank);
    }
    if (index === 0) {
      const words = isParticiple(word) ? [] : nounGroupAtStart(clause);
      const isPart = words.length > 1 || words.length < clause.length;
      return candidate(withLowerCaseStart(words), isPart ? ranks.atTheBeginning : ranks.alone);
    }
    if (isIn(clause[index - 1] ?? "", determiners, negations) || !mayBeNoun(word) || /ed$/.test(word))
      return [];
    return candidate([word], /^\p{Lu}/u.test(word) ? ranks.name : ranks.alone);
  });
}

function candidate(words: readonly string[], rank: number): Candidate[] {
  const last = words.at(-1);
  return last === undefined || isIn(last, incidentals) ? [] : [{ words, rank }];
}

/** Returns the noun group at the start of the given words: `sourdough` for `first sourdough came out`. */
function nounGroupAtStart(words: readonly string[]): readonly string[] {
  const from = words.findIndex((word) => !isIn(word, qualifiers));
  const rest = words.slice(Math.max(0, from), Math.max(0, from) + maxWords);
  const end = rest.findIndex((word, index) => !mayBeNoun(word) || (index > 0 && isParticiple(word)));
  const group = end < 0 ? rest : rest.slice(0, end);
  return group.filter((word) => !/['’]s?$/.test(word));
}

/** Returns the words of a group with the first one in lower case, as within a sentence. */
function withLowerCaseStart([first, ...others]: readonly string[]): readonly string[] {
  return first === undefined ? [] : [first.toLowerCase(), ...others];
}

/** Whether a word may be a noun: it has at least three Latin letters and is not listed as another kind of word. */
function mayBeNoun(word: string): boolean {
  if (!/\p{Script=Latin}{3}/u.test(word) || /n['’]t$/.test(word)) return false;
  return !isIn(word, functionWords, verbs, qualifiers) && (!/ly$/i.test(word) || isIn(word, nounsInLy));
}

/** Whether a word after another one, or at the start, is probably a verb form, as in `the reef bleached`. */
function isParticiple(word: string): boolean {
  return /[^e]ed$|..ing$/.test(word);
}

function isIn(word: string, ...sets: readonly ReadonlySet<string>[]): boolean {
  return sets.some((set) => set.has(word.toLowerCase()));
}
