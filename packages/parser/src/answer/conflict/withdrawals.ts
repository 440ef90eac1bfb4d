import { raw } from "../../read/raw.js";
import { conditions } from "../exclude/unreal.js";

/** How a sentence refers to an answer, and where its clause ends. */
const nouns = raw`((answer|reply|message|response|json|object|decision|output|plan|entry|record|antwort|r[eéi]s?p(o|ue)(nse|sta))s?)`;
const it = raw`(th([ai][ts]|[eo]se)|it|everything|above|anterior|${nouns})`;
const clauseEnd = raw`( (above|below|away|back|oben|ci-dessus|acima))?(?=\W{0,9}$|[.,;:!—])`;

/** Words for something that is shown but not intended as an answer. */
export const example = raw`(ex[ae]mpl|instance|illustr|e\.g\.|sampl|templ|draft|mock|dummy|beispiel|placeh|hypo|例)`;

/** Words that are seldom said of an answer except to withdraw it. */
const words = raw`incorr|\bvoid|mis(taken|re|un)|outdat|too (high|low)|off by|falsch|erreur|tromp[ée]|fausse|rectif|equivo|d my mind|[mb]y mistake|i should\S* have|retract|withdr|reconsid|never ?mind(?! the)|\boops|apolo|i meant (?!every)|n[o']t (yet )?(decide|final)|irrt|zurück\W?$|p[ae]rd[oó]n|désol|entschuld|siento|leid\W|\bm(ade|ix).{0,15}[ -]up\b|fiction|placeh|illustr|invent|[错误废忽訂違誤訳歉]|取消`;

/** Everyday words that withdraw an answer if a clause applies them to it. */
const clauses = [
  raw`\b(scra(tch|p)|strike|hold|cancel|forget|ignor|dis(reg|c)ard|throw|vergiss|oubli|olvid|esqueça|retir|annul)\w*( \S+){0,3}? (${it}|(what|ce qui) \S+( \w+){0,2}?)${clauseEnd}`,
  raw`(^\W*|, )(please,? )?do(n't| not) (?!repl|forg).{0,20} ${it}\b`,
  raw`\bi('ve)?( (?!not?\b|if)[^ ,;:]+){0,3}? (wrong|an? (mistake|error)|no longer)|take (.{2,20} )?back|let me (start|re|corr)|wrong answer|(^|the )wrong \w+\W{0,9}$`,
  raw`^\W*((\w+, )?dis(reg|c)ard|\w+ ignor\w+|actually|\w+, no|(no )?wait)(\W{0,9}$|,? no\b|, das)`,
];
const withdraws = new RegExp([words, ...clauses].join("|"), "i");

/** Matches a sentence that refers to the answer as a whole. */
const about = new RegExp(
  raw`^\W*(.{3,20}\W )?((th(is|at|[oe]se)|none of (it|th\w+))|(the|my|th\w+)( \w+)? (\w+ above|${nouns}))\b(?!,)|(?<!(after|like)) (this one|th\w+ ${nouns}|the above(?! post)|(what|everything) i)\b`,
  "i",
);

/** Matches a sentence that explains, depends on a condition or addresses the reader. */
const explains =
  /[?!]\W*$|for \W|\b(if|would|c(an|ould)|you|but|wi(ll|th)|be?cause|wh|as|m(ay|ight|orn)|of \d|enough|cho|suit|fit|refl|foll|match|help|check|all|short|forget|below|(i|wa)s m[ye]\b|above the)/i;

/** Words before a withdrawal that negate it. */
const negated = /(\b(not?|nothing|never|may|can|us to)|n't)\b( [^ ,]+){0,3} ?$|n'$/i;

/** Whether a sentence about an answer withdraws it: it says so, or refers to the answer and does not explain it. */
export function isWithdrawal(sentence: string): boolean {
  if (about.test(sentence) && !explains.test(sentence)) return true;
  const { index = -1 } = withdraws.exec(sentence) ?? {};
  return index >= 0 && !conditions.test(sentence) && !negated.test(sentence.slice(0, index));
}
