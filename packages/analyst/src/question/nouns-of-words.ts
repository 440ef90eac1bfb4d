import { isRole } from "./people-words.js";

/**
 * Returns possible nouns for an adjective or a verb: `snow` for snowy days, `smokers` for people who smoke. Also
 * returns `gas` for `gases`, which stemmers do not reduce correctly.
 */
export function nounsOf(word: string, before: string): string[] {
  // Teachers are rated, and `teaching` is the rank of some of them.
  if (isRole(word)) return [];
  if (/^\w{3,}y$/.test(word)) return [word.slice(0, -1), word.slice(0, -2)];
  if (/^\w{3,}es$/.test(word)) return [word.slice(0, -2)];
  // Renters and owners, for the values rent and own.
  const [, root] = /^(\w{3,})(?:er|or)s?$/.exec(word) ?? [];
  if (root !== undefined) return [root, `${root}e`, `${root}ing`, `${root}ed`];
  return subjects.test(before) ? ["r", "er", "rs", "ers"].map((ending) => `${word}${ending}`) : [];
}

/** Matches the word before a verb that describes people, as `people` or `who` in `people who smoke`. */
const subjects = /^(?:who|that|people|persons|women|men|mothers|patients|respondents)$/;
