import { textBetween } from "../../find/found.js";
import { property } from "../../node/compare.js";
import { isExact } from "../../node/exact.js";
import { raw } from "../../read/raw.js";
import { meaningOf } from "../../read/word.js";
import { normalise } from "../../repairs/key-case/key-case.js";
import { keysOf } from "../contract-keys.js";
import { errorLine } from "../exclude/reported-error.js";
import { isUnreal } from "../exclude/unreal.js";
import type { AcceptedValue } from "./is-consistent.js";
import { keyValues } from "./key-values.js";
import type { Passed } from "./text-conflict.js";
import { isWithdrawal } from "./withdrawal-score.js";

/** Matches the end of a sentence or a line. */
const sentenceEnd = /(?<!:)\n|(?<=[.!?])\s|[。！？]/;

/**
 * Matches a word with a sign before it and marks around it, and optionally a total, as in `2/5` and `8 out of 10`. The
 * last group matches if the word ends the sentence.
 */
const word =
  /([:：=]\W{0,9}?)?["'`‘-‟*~$€£¥]{0,9}(([-−–](?=\d))?[\wÀ-ɏ]+([.,-][\wÀ-ɏ]+)*)( ?(\/|(out )?of) ?\d+)?["'`‘-‟*~]{0,9}(?=(\W*$)|)/g;

/**
 * Matches a value other than the answer, in a text whose values were replaced by marks. `¤` is another member. `£`
 * (different case), `¢` (an everyday word) and `#` (a number) count only at the end of a clause.
 */
const givesOne =
  /¤|([¢£][)\]]*|#( \w+)?)($| ?[.,;!(|]| (it is|th(en|is|e)|instead|now|as|because|since|given|after|(is|be|fits|feels|seems) .{0,12}((?<!weak)er|more))\b)|(should|must|to) be [¢£]/;

/**
 * Matches a sentence that states an enumerated value as the answer: after a label, alone, or with words that decide
 * for it.
 */
const decides =
  /([:：>=→]|\s[-–—]\s)\W{0,9}[¢-¤]\W{0,9}$|^[^\p{L}\d-]*[¢-¤]\W*$|(?<!y )\b(to|so) [¢-¤]\W*$|[¢-¤] it is\W*$|\b(pick|go|take|better|choose|now|should|must|will)( (with|to|be|the)){0,2} [¢-¤#]/iu;

/** The index of that group among the capture groups of the word. */
const endGroup = 5;

/**
 * Returns the value of a key that a word names. Returns `null` for a word such as "none" after a sign, and `undefined`
 * if the word names no value.
 */
function meantValue(
  { isNumber, members }: ReturnType<typeof keyValues>,
  spelled: string,
  digits: string,
  sign: string,
): unknown {
  if (isNumber && /^-?\d[\d.e]*$/i.test(digits)) return Number(digits);
  return members.get(normalise(spelled)) ?? (sign !== "" && meaningOf(spelled) === null ? null : undefined);
}

/**
 * Replaces members of the key's enumeration and numbers in a sentence by marks. Returns the result and the number of
 * different members in it other than the answer.
 */
function marked(
  values: ReturnType<typeof keyValues>,
  answered: unknown,
  sentence: string,
): readonly [said: string, others: number] {
  const others = new Set<unknown>();
  const said = sentence.replace(word, (written: string, sign = "", spelled = "", ...rest: unknown[]) => {
    const digits = spelled.replace(/[−–]/, "-").replaceAll(",", "");
    const member = meantValue(values, spelled, digits, sign);
    if (member === answered && (typeof member !== "number" || isExact(digits, member))) return `${sign}¬`;
    const isSo = String(member) === spelled;
    const isAlone = sign !== "" && rest[endGroup] !== undefined;
    if (member === undefined || (typeof member === "boolean" && !(isSo || isAlone))) return written;
    others.add(member);
    if (member === null || typeof member === "number") return `${sign}#`;
    return sign + (/[^a-z]/.test(String(member)) ? (isSo ? "¤" : "£") : "¢");
  });
  return [said, others.size];
}

/**
 * Whether a sentence names a different member of an enumeration, or a different number, than the answer, or withdraws
 * it in words about its members. After the answer, every sentence counts that names one member and does not make it hypothetical; before
 * the answer, only a sentence that names the key or decides. A lower-case member is an everyday word, and so is a
 * member in different case: it counts after its key, in words that decide, or, like a number, at the end of a clause.
 */
function givesOtherMember(
  { context, value }: AcceptedValue,
  sentence: string,
  isBehind: boolean,
  isNear: boolean,
): boolean {
  const { keys } = keysOf(context.root);
  return [...keys].some(([name, key]) => {
    const kind = keyValues(key);
    if (!kind.isNumber && kind.members.size === 0) return false;
    const [said, others] = marked(kind, property(value, key.name) ?? null, sentence);
    if (isNear && isWithdrawal(said, keys)) return true;
    if (sentence.endsWith("?") || said.includes("¬")) return false;
    const names = (part: string) => normalise(part).includes(name.slice(0, 6));
    const speaksOfOthers = isUnreal(said.replace(decides, "¤;"));
    if (speaksOfOthers || others !== 1) return false;
    // No other word is spelled like such a member, so after an answer any sentence that names it counts,
    // unless the sentence denies it.
    if (isBehind && said.includes("¤")) return true;
    return givesOne.test(said) && (names(said.replace(/[¢-¤#][^¢-¤#]*$/, "")) || decides.test(said));
  });
}

/** Words for something that is shown but not intended as an answer. */
const example = raw`(draft|dummy|instance|beispiel|sampl|hypo|placeh|例|e\.g\.|templ|muster|illustr|ex[ae]mpl|mock)`;

/** Matches words of a sentence that announce an answer after it. */
const ahead = /below|follow|folgend/i;

/** Matches words that refuse to answer, in the text before an example. */
const refuses =
  /\bne p|fehl|imposs|n.t (have|giv)|rather not|no \w+ was|won't|t enough|lack|无法|refuse|(un|not )able|sorry|aven.t|c(an|ould)\W?n?'?(no)?t\b/i;
const leads = new RegExp(
  raw`(${example}|form|earlier|prev|könnt|could|might|would|shape|look|something)(?!.*[.!?]\s+\w)`,
  "is",
);

/**
 * Matches the last line before an answer if it calls the answer an example or a draft, makes it conditional, or
 * attributes it to someone else.
 */
const disowns = new RegExp(
  raw`(^|\n)\W*(((this|the|rough|par|you|just|to|show\w*|is|an?|zum|for|here\S*) )*(${example}|format\b)[^.:]*[:：]|(earlier|prev|yest|last week)[^.,:]*([:：]|was)|hypo[^.]*|(if|suppos\S*)(?! i\b)[^.!?]*[:：]|.*\b((?<!i )(wrote|said|returned|put it|answered)|made.up.*|along th.*|('d|(?<!\bi )(could|might|would)) (have|read|put|look|be)[^.\n]*)[:：.]?)\W*(\`{3}\w*\s*)?$`,
  "i",
);

/** Maximum distance between an answer and the start of the words that introduce it, in UTF-16 code units. */
const maxLeadLength = 600;

/** Returns the offset at which sentences around an answer withdraw it; `null` if none does. */
export function takenBack(answer: AcceptedValue, text: string, passed: readonly Passed[]): number | null {
  const last = passed.findLast(({ isAnswer }) => isAnswer);
  const behind = last?.end ?? 0;
  const introduction = text.slice(0, last?.start).slice(-maxLeadLength);
  if (disowns.test(introduction) || (leads.test(introduction) && refuses.test(introduction))) return 0;
  for (const [words, from] of textBetween(text, passed)) {
    const isBehind = from >= behind;
    for (const sentence of words.split(sentenceEnd)) {
      if (errorLine.test(sentence)) return from;
      const isNear = isBehind || ahead.test(sentence);
      if (isNear && isWithdrawal(sentence, keysOf(answer.context.root).keys)) return from;
      if (givesOtherMember(answer, sentence, isBehind, isNear)) return from;
    }
  }
  return null;
}
