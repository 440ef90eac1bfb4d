import { isComputation } from "../cues.js";
import type { Draft } from "../draft.js";
import { isFileWord } from "../file-words.js";
import { isPlainVerb } from "../neutral-words.js";
import type { Token } from "../token.js";

const countCue = /\bhow many\b|\b(?:number|count) of\b|\bhow often\b|\bhow frequently\b/i;

const ends =
  /^(?:is|are|was|were|did|does|do|have|has|had|in|on|at|by|with|of|from|to|that|which|who|there|than|can|will|came|come|for|during|against|among|between|per)$/;
/**
 * Matches verbs that are also nouns: `how many women work in a bank` counts women, but `how much work` asks for work.
 */
const livingVerbs = /^(?:took|takes?|participated?|live[sd]?|work(?:s|ed)?|belong(?:s|ed)?|reside[sd]?)$/;
const determiners = /^(?:the|a|an|all|these|those|different|distinct|unique|more|fewer)$/;

/** Whether a word, such as a verb or a preposition, ends the phrase of the counted things. */
function endsAt(token: Token, phrase: readonly Token[], behind: readonly Token[]): boolean {
  const { lower } = token;
  const hasSubject = behind
    .slice(0, behind.indexOf(token))
    .some((before) => !ends.test(before.lower) && !determiners.test(before.lower));
  return (
    (ends.test(lower) && (phrase.length > 0 || !/^(?:of|the)$/.test(lower))) ||
    (phrase.length > 0 && (isPlainVerb(lower) || isComputation(lower))) ||
    (hasSubject && livingVerbs.test(lower))
  );
}

/** Whether the word behind `of` is in the name of the file. */
function isNamedByFile(of: Token, tokens: readonly Token[], vocabulary: Draft["vocabulary"]): boolean {
  const next = tokens[tokens.indexOf(of) + 1];
  return next !== undefined && isFileWord(next, vocabulary);
}

/** Returns the words after `how many` or `number of`, up to a verb. */
export function countedPhrase({ question, claims, vocabulary }: Draft, cue: RegExp = countCue): Token[] {
  const match = cue.exec(question);
  if (match === null) return [];
  const phrase: Token[] = [];
  const behind = claims.tokens.filter(({ start }) => start >= match.index + match[0].length);
  for (const token of behind) {
    // `uses of force`, in a file of the use of force: its words name the counted things together.
    if (token.lower === "of" && phrase.length > 0 && isNamedByFile(token, claims.tokens, vocabulary))
      continue;
    if (endsAt(token, phrase, behind)) break;
    if (ends.test(token.lower) || determiners.test(token.lower)) continue;
    const use = claims.useOf(token);
    if (use === undefined && token.parenthesis < 0) phrase.push(token);
    else if (use === "time") break;
  }
  return phrase;
}
