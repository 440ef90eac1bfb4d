import { property } from "../node/compare.js";
import { normalise } from "../repairs/key-case/key-case.js";
import { keysOf } from "./contract-keys.js";
import { kindOf } from "./gives-another.js";
import type { Answer } from "./says-the-same.js";
import { isUnreal } from "./unreal.js";
import type { Passed } from "./words-against.js";

/** Where a sentence ends, or a line. */
const sentenceEnd = /\n|(?<=[.!?])\s|[。！？]/;

/** A word, and the marks around it. */
const word = /["'`*~“‘]{0,9}((?:-(?=\d))?[\wÀ-ɏ]+(?:[.-][\wÀ-ɏ]+)*)["'`*~”’]{0,9}/g;

/** One word behind a label: its case says nothing. */
const alone = /(?:[:：>=→]|\s[-–—]\s)\W{0,9}\w+\W{0,9}$/;

/** Another member, `¤`; or an everyday word, `¢`, or a number, `#`, with which a clause ends. */
const givesOne = /¤|(?:¢[)\]]*|#(?: \w+)?)(?:$|[.,;!]| instead\b)/;

/** How a sentence puts another member in the place of the answer's, `¬`. */
const exchanges =
  /¬\W{0,9}(?:→|->|⇒)\W{0,9}[¤¢#]|\bnot ¬,? but [¤¢#]|^[^¤¢#]*[¤¢#](?: \w+)?,? (?:not|instead of|rather than) ¬|\b(?<!ing )(?:from|replace|change|switch) ¬ (?:with|by|to) [¤¢#]|¬ is a \w+ for [¤¢#]/i;

/**
 * How a sentence gives a member as the answer: behind a label of answers or of corrections, or a word that takes something back;
 * alone, behind any label or none; or in words that decide for it.
 */
const decides =
  /^\P{L}{0,20}(?:no,? )?(?:wait|sorry|actually|on reflection)\b|(?:final|answer|deci|edit|update|[ck]orr|revis)[^:：=→]{0,50}?(?:[:：>=→]|\s[-–—]\s)|(?:[:：>=→]|\s[-–—]\s)\W{0,9}¤\W{0,9}$|^[^\p{L}\d-]*[¤¢]\W{0,9}$|\b(?:(?:make|go) (?:that|it|with)|decided? to|should be|i(?:'ll| will)) [¤¢]|[¤¢#] instead/iu;

/**
 * Whether a sentence gives another member of an enumeration than the answer, or another number. Behind the answer every sentence does
 * that names one member and says nothing that makes it unreal; before it, one that names the key or decides. A member of
 * small letters is an everyday word: it counts behind its key or in words that decide, at the end of a clause, as a number does.
 */
function givesOtherMember({ context, value }: Answer, sentence: string, isBehind: boolean): boolean {
  const aloneFrom = alone.exec(sentence)?.index ?? sentence.length;
  return [...keysOf(context.root).keys].some(([name, key]) => {
    const { isNumber, members } = kindOf(key);
    const answered = property(value, key.name);
    const others = new Set<unknown>();
    const said = sentence.replace(word, (written, spelled: string, at: number) => {
      const isDigits = isNumber && /^-?\d[\d.]*$/.test(spelled);
      const member = isDigits ? Number(spelled) : members.get(normalise(spelled));
      const isMeant =
        isDigits || String(member) === spelled || (at > aloneFrom && typeof member === "string");
      if (!isMeant) return written;
      if (member === answered) return "¬";
      others.add(member);
      return isDigits ? "#" : /[^a-z]/.test(String(member)) ? "¤" : "¢";
    });
    if (exchanges.test(said)) return true;
    if (others.size !== 1 || said.includes("¬") || !givesOne.test(said)) return false;
    const isNamed = normalise(said.replace(/[¤¢#][^¤¢#]*$/, "")).includes(name);
    const isSaid = isNamed || (isBehind && said.includes("¤")) || decides.test(said);
    return isSaid && !isUnreal(said.replace(decides, "¤,"));
  });
}

/** How a sentence takes an answer back without giving another. */
const retracts =
  /(?:(?<!not |n't |never |may |can )\b(?:scra(?:tch|p)|strike|cancel|forget|ignor\w+|disregard|discard|retract|withdraw|throw|vergiss|oubli\w+|olvid\w+|esque\S+|retir\w+|annul\w+)|(?:not|n't) (?:use|submit|run)) (?:that|this|it|(?:lo|the|ce qui|what i)(?: just)? (?:anterior|previous|précède|said|wrote)|(?:\S+ ){1,3}(?:above|answer|reply|message|response|json|object|choice|decision|output|plan|antwort|réponse|r[ei]sp(?:o|ue)sta))(?: above| below| away| oben| ci-dessus| anterior| acima)?(?=\W{0,9}$|[.,;!—])|take .{2,20} back|\b(?:that|this|it|number|answer|response|json|object|choice|decision|output|plan|antwort|réponse|r[ei]sp(?:o|ue)sta)(?: above)? ?(?:'s|\b\w{2,3}\b)? (?:no longer|wrong|off|outdated|incorrect|falsch|fausse|not (?:right|correct|valid|my)|(?:an?|ein) (?:mistake|error|fehler))|\bi(?: have|'ve)? (?:misread|made a mistake|changed my mind|no longer)|\bi meant (?!every)|wrong answer|antwort zurück|^\W*(?:never mind|withdrawn|wrong|disregard|(?:please|bitte) ignor\w+)(?=\W{0,9}$|,)|let me (?:start over|re(?:do|think|consider))|\b(?:this is|values are) (?:only |just )?(?:an? )?(?:example|placeholder)|忽略|作废|有误/i;
const conditional = /\b(?:if|whether|unless)\b/i;

/** What says that a sentence before an answer is about it. */
const ahead = /below|follow|folgend/i;

/** How words before an answer say that there is none, and how their last sentence leads to an example of one. */
const refuses =
  /can(?:no|')?t\b|(?:un|not )able|won't|n.t have|lack|sorry|not to be|no \w+ was|无法|(?:^|\n)\W*(?:hyp|(?:an? )?(?:ex|sam|ill|temp|draft|earlier|prev)\w*[^,.:]*[:：]\W*(?:json\s*)?$)/i;
const leads =
  /(?:ex[ae]mpl|instance|illustr|e\.g\.|sample|templ|draft|earlier|prev|hypo|could|might|would|to show|something like|例如)(?!.*[.!?]\s+\w)/is;

/** How far before an answer the words may begin that lead to it. */
const longestLead = 600;

/** Where sentences around an answer take it back; null where none does. */
export function takenBack(answer: Answer, text: string, passed: readonly Passed[]): number | null {
  const answers = passed.filter(({ isAnswer }) => isAnswer);
  const last = answers.at(-1)?.end ?? 0;
  const before = text.slice(0, answers.at(-1)?.start).slice(-longestLead);
  if (leads.test(before) && refuses.test(before)) return 0;
  let from = 0;
  for (const { start, end } of [...passed, { start: text.length, end: 0 }]) {
    for (const sentence of text.slice(from, Math.max(from, start)).split(sentenceEnd)) {
      const isBack =
        (from >= last || ahead.test(sentence)) && retracts.test(sentence) && !conditional.test(sentence);
      if (isBack || (!sentence.endsWith("?") && givesOtherMember(answer, sentence, from >= last)))
        return from;
    }
    from = Math.max(from, end);
  }
  return null;
}
