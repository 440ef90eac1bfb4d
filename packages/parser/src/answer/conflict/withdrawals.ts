import { raw } from "../../read/raw.js";
import { conditions } from "../exclude/unreal.js";

/** Matches words that refer to an answer, and the end of their clause. */
const answerReference = raw`(th([ai][ts]|[eo]se)|it|all|everything|above|previous|anterior|(answer|reply|message|json|object|decision|output|plan|result|class\w+|antwort|r[eéi]s?p(o|ue)(nse|sta))s?)`;
const clauseEnd = raw`( (above|below|away|back|oben|ci-dessus|acima))?(?=\W{0,9}$|[.,;:!—])`;
/** Matches a few words without a negation. */
const fewWords = raw`( (?!not?\b|never|if)[^ ,;:]+){0,3}?`;

/** Words for something that is shown but not intended as an answer. */
export const example = raw`(ex[ae]mpl|instance|illustr|e\.g\.|sampl|templ|draft|mock|dummy|beispiel|placeh|hypo|例)`;

/** Matches words that are seldom used of an answer except to withdraw it. */
const withdrawalWords = raw`incorr|\bvoid|mis(taken|re|un)|outdat|too (high|low)|off by|falsch|erreur|tromp[ée]|fausse|rectif|equivo|d my mind|[mb]y mistake|i should\S* have|retract|withdr|reconsid|never ?mind(?! the)|\boops|(my|i|^) ?apol|i meant (?!every)|n[o']t (yet )?(decide|final)|irrt|zurück\W?$|p[ae]rd[oó]n|désol|entschuld|siento|leid\W|\bm(ade|ix).{0,15}[ -]up\b|fiction|invent|[aey] guess|guessed|[错误废忽訂違誤訳歉]|取消`;

/** Everyday words that withdraw an answer if a clause applies them to it. */
const clauses = [
  raw`\b(scra(tch|p)|strike|hold|cancel|forget|ignor|dis(reg|c)ard|throw|vergiss|oubli|olvid|esqueça|retir)\w*( \S+){0,3}? (${answerReference}|(what|ce qui) \S+( \w+){0,2}?)${clauseEnd}`,
  raw`(^\W*|[,;] )(please,? )?do(n't| not) (?!repl|forg)\w+( on)?( th\w+)? (${answerReference}|my)\b`,
  raw`\b${answerReference}('s)?${fewWords}( (wrong|mistake|error|slip|fehler|${example}(?!\w* of)|no longer|for (an?o|a d))|(n't| not) (what|right|correct|valid|real|my|to be))`,
  raw`\bi('ve)?${fewWords} (wrong|an? (mistake|error)|no longer)|take (.{2,20} )?back|let me (start|re|corr)|wrong answer|(^|the |o, )wrong \w+\W{0,9}$`,
  raw`^\W*((\w+, )?dis(reg|c)ard|\w+ ignor\w+|actually|(no )?wait)(\W{0,9}$|,? no\b|, das)`,
];
const withdraws = new RegExp([withdrawalWords, ...clauses].join("|"), "i");

/** Words before a withdrawal that negate it. */
const negated = /(\b(not?|nothing|never|may|can|us to)|n't)\b( [^ ,]+){0,3} ?$|n'$/i;

/** Whether a sentence after an answer withdraws it. */
export function isWithdrawal(sentence: string): boolean {
  const { index = -1 } = withdraws.exec(sentence) ?? {};
  return index >= 0 && !conditions.test(sentence) && !negated.test(sentence.slice(0, index));
}
