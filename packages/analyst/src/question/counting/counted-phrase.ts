import type { Draft } from "../draft.js";
import { isPlainVerb } from "../neutral-words.js";
import type { Token } from "../token.js";

const countCue = /\bhow many\b|\b(?:number|count) of\b|\bhow often\b|\bhow frequently\b/i;

/** The words after `how many` or `number of`, up to a verb. */
export function countedPhrase({ question, claims }: Draft, cue: RegExp = countCue): Token[] {
  const match = cue.exec(question);
  if (match === null) return [];
  const phrase: Token[] = [];
  for (const token of claims.tokens.filter(({ start }) => start >= match.index + match[0].length)) {
    if (
      /^(?:is|are|was|were|did|does|do|have|has|had|in|on|at|by|with|of|from|to|that|which|who|there|than|can|will|came|come|for|during|against|among|between|per)$/.test(
        token.lower,
      )
    ) {
      if (phrase.length > 0 || !/^(?:of|the)$/.test(token.lower)) break;
      continue;
    }
    if (phrase.length > 0 && isPlainVerb(token.lower)) break;
    if (/^(?:the|a|an|all|these|those|different|distinct|unique)$/.test(token.lower)) continue;
    const use = claims.useOf(token);
    if (use === undefined && token.parenthesis < 0) phrase.push(token);
    else if (use === "time") break;
  }
  return phrase;
}
