import { property } from "../node/compare.js";
import { normalise } from "../repairs/key-case/key-case.js";
import { keysOf } from "./contract-keys.js";
import { kindOf } from "./gives-another.js";
import type { Answer } from "./says-the-same.js";
import type { Passed } from "./words-against.js";

/** Where a sentence ends, or a line. */
const sentenceEnd = /\n|(?<=[.!?])\s|[。！？]/;

/** What makes a sentence one about what is not, or might be. */
const unreal =
  /\b(?:if|when|unless|not?|never|would|was|you|altern\w+|runner|reject\w+|other|example|previous\w*)\b|n't\b|如果/i;

/** A word, and the marks around it. */
const word = /["'`*“‘]*([\wÀ-ɏ][\wÀ-ɏ-]*)["'`*”’]*/g;

/** One word behind a label: its case says nothing. */
const alone = /(?:[:：>=→]|\s[-–—]\s)\W*\w+\W*$/;

/** One other member and no more: `¤`; or an everyday word, `¢`, with which a clause ends. */
const givesOne = /^[^¬¤¢]*(?:¤|¢[)\]]*(?:$|[.,;!]| instead\b))[^¬¤¢]*$/i;

/** How a sentence puts another member in the place of the answer's, `¬`. */
const exchanges =
  /\bnot ¬,? but [¤¢]|[¤¢],? (?:not|instead of|rather than) ¬|\b(?:replace|change|switch) (?:\w+ from )?¬ (?:with|by|to) [¤¢]/i;

/**
 * How a sentence gives a member as the answer: behind a label of answers or of corrections, or a word that takes something back;
 * alone, behind any label or none; or in words that decide for it.
 */
const decides =
  /^\P{L}{0,20}(?:no,? )?(?:wait|oops|sorry|actually)\b|(?:final|answer|deci|action|verdict|result|conclu|edit|update|[ck]orr|revis)[^:：=→]{0,50}?(?:[:：>=→]|\s[-–—]\s)|(?:[:：>=→]|\s[-–—]\s)\W*¤\W*$|^[^\p{L}\d-]*[¤¢]\W*$|\b(?:(?:make|go) (?:that|it|with)|decided? to|have said|(?:it|this) (?:should|must) be|i(?:'ll| will|'d rather| choose)|choice would be|meinte|sollte) ¤|¤ (?:is|was|would (?:be|have been)) (?:the )?(?:better|right|correct)|应\S{0,3} ?¤/iu;

/**
 * Whether a sentence gives another member of an enumeration than the answer: alone behind a label or, behind a label of answers or
 * as a correction, in words; or in words that decide for it or exchange one for the other. One of small letters is an everyday word: it
 * counts behind a label of answers alone, at the end of a clause.
 */
function givesOtherMember({ context, value }: Answer, sentence: string): boolean {
  const isAlone = alone.test(sentence);
  return [...keysOf(context.root).keys.values()].some((key) => {
    const { members } = kindOf(key);
    const answered = normalise(String(property(value, key.name)));
    const said = sentence.replace(word, (written, name: string) => {
      const member = members.get(normalise(name));
      if (typeof member !== "string" || (member !== name && !isAlone)) return written;
      return normalise(name) === answered ? "¬" : /[^a-z]/.test(member) ? "¤" : "¢";
    });
    return (
      exchanges.test(said) ||
      (givesOne.test(said) && decides.test(said) && !unreal.test(said.replace(decides, "")))
    );
  });
}

/** How a sentence takes an answer back without giving another. */
const retracts =
  /(?:(?<!not |n't |never )\b(?:scratch|strike|cancel|forget|ignor\w+|disregard|discard|retract|withdraw|take|vergiss|oubli\w+|olvid\w+)|(?:not|n't) use) (?:that|this|it|what i [^.,]{0,30}|lo anterior|ce qui précède|(?:everything|the) (?:above|previous)|(?:\S+ ){1,3}(?:answer|response|reply|json|object|choice|decision|antwort|réponse|respuesta))(?: above| below| back| oben| ci-dessus| anterior)?(?=\W*$|[.,;!—])|\b(?:that|this|it|answer|response|reply|json|object|choice|decision|antwort|réponse|respuesta)(?: above)?(?:'s| is| was| ist| war| est| es) (?:wrong|incorrect|falsch|fausse|not (?:right|correct|valid)|an? (?:mistake|error))|\bi(?: have|'ve)? (?:misread|made a mistake|changed my mind)|\bi meant (?!every)|wrong answer|antwort zurück|^\W*(?:never mind|withdrawn)(?=\W*$|,)|let me (?:start over|re(?:do|think|consider))|\b(?:this is|values are) (?:only |just )?(?:an? )?(?:example|placeholder)|忽略|作废/i;
const conditional = /\b(?:if|whether|unless)\b/i;

/** What says that a sentence before an answer is about it. */
const ahead = /below|follow|folgend/i;

/** How words before an answer say that there is none, and how their last sentence leads to an example of one. */
const refuses = /can(?:no|')?t\b|(?:un|not )able|won't|n.t have|lack|sorry|无法/i;
const leads =
  /(?:ex[ae]mpl|instance|illustr|e\.g\.|sample|hypo|(?:could|might) look|something like|例如)(?!.*[.!?]\s+\w)/is;

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
      const isBack =
        (from >= last || ahead.test(sentence)) && retracts.test(sentence) && !conditional.test(sentence);
      if (isBack || (!sentence.endsWith("?") && givesOtherMember(answer, sentence))) return from;
    }
    from = Math.max(from, end);
  }
  return null;
}
