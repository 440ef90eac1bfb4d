import { between } from "../../find/found.js";
import { property } from "../../node/compare.js";
import { isExact } from "../../node/exact.js";
import { raw } from "../../read/raw.js";
import { meaningOf } from "../../read/word.js";
import { normalise } from "../../repairs/key-case/key-case.js";
import { keysOf } from "../contract-keys.js";
import { errorLine } from "../exclude/reported-error.js";
import { isUnreal } from "../exclude/unreal.js";
import type { Answer } from "./is-consistent.js";
import { keyValues } from "./key-values.js";
import type { Passed } from "./text-conflict.js";
import { example, isWithdrawal } from "./withdrawals.js";

/** Where a sentence ends, or a line. */
const sentenceEnd = /(?<!:)\n|(?<=[.!?])\s|[。！？]/;

/**
 * A word with the sign before it, the marks around it, and what it is out of, as in `2/5` and `8 out of 10`; its last group is there
 * if the sentence ends with it.
 */
const word =
  /([:：=]\W{0,9}?)?["'`*~“‘$€£¥]{0,9}(([-−–](?=\d))?[\wÀ-ɏ]+([.,-][\wÀ-ɏ]+)*)( ?(\/|(out )?of) ?\d+)?["'`*~”’]{0,9}(?=(\W*$)|)/g;

/** Another member, `¤`; or with the end of its clause a member in another case, `£`, one that is an everyday word, `¢`, or a number, `#`. */
const givesOne =
  /¤|([¢£][)\]]*|#( \w+)?)($| ?[.,;!(|]| (instead|now|as|because|since|given|please|after|(is|be|fits|feels|seems) .{0,12}((?<!weak)er|more))\b)|should be [¢£]/;

/** How a sentence puts another member in the place of the answer's, `¬`. */
const exchanges =
  /¬\W{0,9}(→|->|⇒)\W{0,9}[¢-¤#]|^[^¬#]*(#[^¬#]*)?\b(not|nicht|pas|(instea|rathe)\S+ \w+|(?<!ing )from|replace|change) ¬|¬ (for|by|with) [¢-¤#]|¬ is a \w+ for|: ¤(, ¬ (?!or)| \| [¢£]:)/i;

/**
 * How a sentence gives a member as the answer: behind a label of answers or of corrections, or a word that takes something back;
 * alone, behind any label or none; or in words that decide for it.
 */
const decides =
  /(final|answer|better|deci|update|[ck]orr|revis)[^:：=→]{0,50}?([:：>=→]|\s[-–—]\s)( ?[¢-¤#])?|([:：>=→]|\s[-–—]\s)\W{0,9}[¤£]\W{0,9}$|^[^\p{L}\d-]*[¢-¤](\W*$|,)|\b((make|go(ing)?|pick|choose|decided?|\w+[^s]ed to|should|must|ought|ha[sv]e|i('ll| will)|right|better|now)( (it|that|an?|with|to|be|been|\w+ is)){0,2} [¢-¤#]|(should|must|will|'ll)( \w+){0,4} ¤)|[¢-¤#]( \w+)? (instead|(is|be|fits|feels|seems) .{0,12}((?<!weak)er|more))\b/iu;

/** What says that a sentence turns from what was said. */
const turns =
  /\b(wait|h\w+ on|hm+|sorry|actually|on (\w+ )?(reflection|second|closer)|edit|[ck]orre\w+(?! of)|after all)\b(?!\W+\{)/i;

/** Where that group stands among those behind the word. */
const endGroup = 5;

/** The value of a key that a word means, `null` for a word of absence behind a sign; `undefined` if it means none. */
function meantValue(
  { isNumber, members }: ReturnType<typeof keyValues>,
  spelled: string,
  digits: string,
  sign: string,
): unknown {
  if (isNumber && /^-?\d[\d.e]*$/i.test(digits)) return Number(digits);
  return members.get(normalise(spelled)) ?? (sign !== "" && meaningOf(spelled) === null ? null : undefined);
}

/** A sentence in which marks stand for the members of a key and for numbers, and how many others than the answer's it names. */
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
    if (typeof member === "number") return `${sign}#`;
    return sign + (/[^a-z]/.test(String(member)) ? (isSo ? "¤" : "£") : "¢");
  });
  return [said, others.size];
}

/**
 * Whether a sentence gives another member of an enumeration than the answer, or another number. Behind the answer every sentence does
 * that names one member and says nothing that makes it unreal; before it, one that names the key or decides. A member of
 * small letters is an everyday word, as one in another case is: it counts behind its key or in words that decide, at the end of a
 * clause, as a number does. Behind the answer a word that turns and the name of the key are enough.
 */
function givesOtherMember(
  { context, value }: Answer,
  sentence: string,
  isBehind: boolean,
  isTurned: boolean,
): boolean {
  return [...keysOf(context.root).keys].some(([name, key]) => {
    const kind = keyValues(key);
    if (!kind.isNumber && kind.members.size === 0) return false;
    const [said, others] = marked(kind, property(value, key.name) ?? null, sentence);
    if (exchanges.test(said)) return true;
    if (said.includes("¬") || isUnreal(said.replace(decides, "¤;"))) return false;
    const names = (part: string) => normalise(part).includes(name.slice(0, 6));
    if (isBehind && turns.test(said) && names(said)) return true;
    if (others !== 1) return false;
    // No other word is written like such a member: behind an answer it is given by any sentence that does not say otherwise.
    if (isBehind && said.includes("¤")) return true;
    return (
      givesOne.test(said) && (isTurned || names(said.replace(/[¢-¤#][^¢-¤#]*$/, "")) || decides.test(said))
    );
  });
}

/** What says that a sentence before an answer is about it. */
const ahead = /below|follow|folgend/i;

/** How words before an answer say that there is none, and how their last sentence leads to an example of one. */
const refuses =
  /c(an|ould)\W?n?'?(no)?t\b|(un|not )able|won't|refuse|n.t have|ven.t|lack|sorry|imposs|not to be|no \w+ was|无法/i;
const leads = new RegExp(
  raw`(${example}|earlier|prev|could|might|would|'d |form|shape|something)(?!.*[.!?]\s+\w)`,
  "is",
);

/** How the last line before an answer calls it an example or a draft, gives it a condition, or has someone else say it. */
const disowns = new RegExp(
  raw`(^|\n)\W*(((just|here\S*|this|is|an?|the|to|show\w*|you|rough) )*(${example}|format|earlier|prev)[^.:]*[:：]|hypo[^.]*|if(?! i\b)[^.!?]*[:：]|.*\b(?<!i )(answered|put it)[:：.])\W*(json\s*)?$`,
  "i",
);

/** How far before an answer the words may begin that lead to it. */
const maxLeadLength = 600;

/** Where sentences around an answer take it back; `null` if none does. */
export function takenBack(answer: Answer, text: string, passed: readonly Passed[]): number | null {
  const last = passed.findLast(({ isAnswer }) => isAnswer);
  const behind = last?.end ?? 0;
  let isTurned = false;
  const before = text.slice(0, last?.start).slice(-maxLeadLength);
  if (disowns.test(before) || (leads.test(before) && refuses.test(before))) return 0;
  for (const [words, from] of between(text, passed)) {
    const isBehind = from >= behind;
    for (const sentence of words.split(sentenceEnd)) {
      if (errorLine.test(sentence)) return from;
      isTurned ||= isBehind && turns.test(sentence);
      const isBack = (isBehind || ahead.test(sentence)) && isWithdrawal(sentence);
      if (isBack || (!sentence.endsWith("?") && givesOtherMember(answer, sentence, isBehind, isTurned)))
        return from;
    }
  }
  return null;
}
