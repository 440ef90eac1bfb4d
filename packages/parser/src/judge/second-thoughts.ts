import { property } from "../node/compare.js";
import { normalise } from "../repairs/key-case/key-case.js";
import { keysOf } from "./contract-keys.js";
import { kindOf } from "./gives-another.js";
import type { Answer } from "./says-the-same.js";
import type { Passed } from "./words-against.js";

/** Where a sentence ends, or a line. */
const sentenceEnd = /\n|(?<=[.!?])\s|[。！？]/;

/** A label and what it labels, as in `**Final answer:** SCROLL`, or a word that takes something back and what follows it. */
const labelled =
  /^[^\p{L}]{0,20}(?:(wait|oops|sorry|actually)\b|([^:：=→\n]{1,60}?)(?:[:：]|[=-]?>|=|→|\s[-–—]\s))(.{1,300})$/iu;

/** Labels of an answer or of its correction, whose sentences may give another. */
const ofAnswer = /final|answer|deci|action|verdict|result|conclu|edit|update|[ck]orr|revis/i;

/** What makes a sentence or its label one about what is not, or might be. */
const unreal =
  /\b(?:if|when|unless|not?|never|would|was|altern\w+|runner|reject\w+|other|example|previous\w*)\b|n't\b/i;

const word = /[\wÀ-ɏ][\wÀ-ɏ-]*/g;

/** What may stand behind a member with which a clause ends. */
const clauseEnd = /^["'`*”’)\]]*(?:$|[.,;!]| instead\b)/i;

/**
 * Whether a sentence gives another member of an enumeration than the answer: alone behind a label or, behind a label of answers or
 * as a correction, in words. Only one that names exactly one member does, and not the answer's own. One of small letters is an everyday
 * word: it counts behind such a label alone, at the end of a clause.
 */
function givesOtherMember({ context, value }: Answer, sentence: string): boolean {
  const [, taken, label = "", given] = labelled.exec(sentence) ?? [];
  if (given === undefined || unreal.test(label) || sentence.endsWith("?")) return false;
  const words = [...given.matchAll(word)];
  const isAlone = words.length === 1;
  const isOfAnswer = taken !== undefined || ofAnswer.test(label);
  if (!isAlone && (!isOfAnswer || unreal.test(given))) return false;
  return [...keysOf(context.root).keys.values()].some((key) => {
    const { members } = kindOf(key);
    const own = normalise(String(property(value, key.name)));
    const [first, ...others] = words.filter(([name]) => {
      const member = members.get(normalise(name));
      return isAlone ? typeof member === "string" : member === name;
    });
    if (first === undefined || normalise(first[0]) === own || others.some(([name]) => name !== first[0]))
      return false;
    const ends = isAlone || clauseEnd.test(given.slice(first.index + first[0].length));
    return (isOfAnswer && ends) || /[^a-z]/.test(String(members.get(normalise(first[0]))));
  });
}

/** How a sentence takes an answer back without giving another. */
const retracts =
  /(?:(?<!not |n't |never )\b(?:scratch|strike|cancel|forget|ignore|disregard|discard|retract|withdraw|take)|(?:not|n't) use) (?:that|this|it|what i [^.,]{0,30}|(?:everything|the) (?:above|previous)|(?:\w+ ){1,3}(?:answer|response|reply|json|object))(?: above| back)?(?=\W*$|[.,;!—])|\b(?:that|this|it|answer|response|reply|json|object)(?: above)?(?:'s| is| was) (?:wrong|incorrect|not (?:right|correct|valid)|an? (?:mistake|error))|\bi(?: have|'ve)? (?:misread|made a mistake|changed my mind)|\bi meant |wrong answer|^\W*(?:never mind|withdrawn)\W*$|let me (?:start over|re(?:do|think|consider))|\b(?:this is|values are) (?:only |just )?(?:an? )?(?:example|placeholder)|忽略/i;
const conditional = /\b(?:if|whether|unless)\b/i;

/** How words before an answer say that there is none, and how their last sentence leads to an example of one. */
const refuses = /can(?:no|')?t\b|(?:un|not )able|won't|n.t have|lack|sorry|无法/i;
const leads = /(?:ex[ae]mpl|instance|illustr|e\.g\.|sample|hypo|(?:could|might) look|例如)(?!.*[.!?]\s+\w)/is;

/** How far before an answer the words may begin that lead to it. */
const longestLead = 600;

/** Where sentences around an answer take it back; null where none does. */
export function takenBack(answer: Answer, text: string, passed: readonly Passed[]): number | null {
  const answers = passed.filter(({ isAnswer }) => isAnswer);
  const last = answers.at(-1)?.end ?? 0;
  const before = text.slice(0, answers[0]?.start).slice(-longestLead);
  if (leads.test(before) && refuses.test(before)) return 0;
  let from = 0;
  for (const { start, end } of [...passed, { start: text.length, end: 0 }]) {
    for (const sentence of text.slice(from, Math.max(from, start)).split(sentenceEnd)) {
      const isBack = from >= last && retracts.test(sentence) && !conditional.test(sentence);
      if (isBack || givesOtherMember(answer, sentence)) return from;
    }
    from = Math.max(from, end);
  }
  return null;
}
