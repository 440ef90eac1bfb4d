import type { Draft } from "../draft.js";
import { isPlainVerb } from "../neutral-words.js";
import type { Token } from "../token.js";

const countCue = /\bhow many\b|\b(?:number|count) of\b|\bhow often\b|\bhow frequently\b/i;

const ends =
  /^(?:is|are|was|were|did|does|do|have|has|had|in|on|at|by|with|of|from|to|that|which|who|there|than|can|will|came|come|for|during|against|among|between|per)$/;
/** Verbs that are also nouns: `how many women work in a bank` counts women, `how much work` asks for work. */
const livingVerbs = /^(?:live[sd]?|work(?:s|ed)?|belong(?:s|ed)?|reside[sd]?)$/;
const determiners = /^(?:the|a|an|all|these|those|different|distinct|unique|more|fewer)$/;

/** The words after `how many` or `number of`, up to a verb. */
export function countedPhrase({ question, claims }: Draft, cue: RegExp = countCue): Token[] {
  const match = cue.exec(question);
  if (match === null) return [];
  const phrase: Token[] = [];
  let hasSubject = false;
  for (const token of claims.tokens.filter(({ start }) => start >= match.index + match[0].length)) {
    const { lower } = token;
    if (ends.test(lower) && (phrase.length > 0 || !/^(?:of|the)$/.test(lower))) break;
    if ((phrase.length > 0 && isPlainVerb(lower)) || (hasSubject && livingVerbs.test(lower))) break;
    if (ends.test(lower) || determiners.test(lower)) continue;
    hasSubject = true;
    const use = claims.useOf(token);
    if (use === undefined && token.parenthesis < 0) phrase.push(token);
    else if (use === "time") break;
  }
  return phrase;
}
