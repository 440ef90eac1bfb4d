import { property } from "../../node/compare.js";
import { isExact } from "../../node/exact.js";
import { meaningOf } from "../../read/word.js";
import { normalise } from "../../repairs/key-case/key-case.js";
import { keysOf } from "../contract-keys.js";
import { isUnreal } from "../exclude/unreal.js";
import type { AcceptedValue } from "./is-consistent.js";
import { keyValues } from "./key-values.js";
import { isWithdrawal } from "./withdrawal-score.js";

/** Matches the end of a sentence or a line. */
export const sentenceEnd = /(?<!:)\n|(?<=[.!?])\s|[。！？]/;

/**
 * Matches a word with a sign before it and marks around it, and optionally a total, as in `2/5` and `8 out of 10`. The
 * last group matches if the word ends the sentence.
 */
export const valueWord =
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
 * Returns what replaces a word that names a value of a key by a mark: `¬` for the answer's own value, `#` for a number,
 * `¤`, `£` or `¢` for another member. It collects the values other than the answer.
 */
export function marker(values: ReturnType<typeof keyValues>, answered: unknown, others: Set<unknown>) {
  return (written: string, sign = "", spelled = "", ...rest: unknown[]): string => {
    const digits = spelled.replace(/[−–]/, "-").replaceAll(",", "");
    const member = meantValue(values, spelled, digits, sign);
    if (member === answered && (typeof member !== "number" || isExact(digits, member))) return `${sign}¬`;
    const isSo = String(member) === spelled;
    const isAlone = sign !== "" && rest[endGroup] !== undefined;
    if (member === undefined || (typeof member === "boolean" && !(isSo || isAlone))) return written;
    others.add(member);
    if (member === null || typeof member === "number") return `${sign}#`;
    return sign + (/[^a-z]/.test(String(member)) ? (isSo ? "¤" : "£") : "¢");
  };
}

/**
 * Whether a sentence names a different member of an enumeration, or a different number, than the answer, or withdraws
 * it in its words. The small table judges the words if they are near the answer (`isNear`). After the answer, every
 * sentence counts that names one member and does not make it hypothetical; before the answer, only a sentence that names
 * the key or decides. A lower-case member is an everyday word, and so is a member in different case: it counts after its
 * key, in words that decide, or, like a number, at the end of a clause.
 */
export function givesOtherMember(
  { context, value }: AcceptedValue,
  sentence: string,
  isBehind: boolean,
  isNear: boolean,
): boolean {
  const { keys } = keysOf(context.root);
  if (isNear && isWithdrawal(sentence, keys)) return true;
  return [...keys].some(([name, key]) => {
    const kind = keyValues(key);
    if (!kind.isNumber && kind.members.size === 0) return false;
    const others = new Set<unknown>();
    const said = sentence.replace(valueWord, marker(kind, property(value, key.name) ?? null, others));
    if (isNear && isWithdrawal(said, keys)) return true;
    if (sentence.endsWith("?") || said.includes("¬")) return false;
    if (others.size !== 1 || isUnreal(said.replace(decides, "¤;"))) return false;
    // No other word is spelled like such a member, so after an answer any sentence that names it counts,
    // unless the sentence denies it.
    if (isBehind && said.includes("¤")) return true;
    return (
      givesOne.test(said) &&
      (decides.test(said) || normalise(said.replace(/[¢-¤#][^¢-¤#]*$/, "")).includes(name.slice(0, 6)))
    );
  });
}
