import { raw } from "../../read/raw.js";
import { conditions } from "../exclude/unreal.js";

/** Matches words that refer to an answer, up to the end of their clause. */
const answerReference = raw`(above|previous|anterior|(r[eéi]s?p(o|ue)(nse|sta)|result|answer|output|json|object|plan|antwort|message|decision|reply|class\w+)s?|th([ai][ts]|[eo]se)|it|all|everything)`;
const clauseEnd = raw`( (above|below|away|back|oben|ci-dessus|acima))?(?=\W{0,9}$|[.,;:!—])`;
/** Matches a few words without a negation. */
const fewWords = raw`( (?!not?\b|never|if|may|might|could)[^ ,;:]+){0,3}?`;

/** Words for something that is shown but not intended as an answer. */
export const example = raw`(draft|dummy|instance|beispiel|sampl|hypo|placeh|例|e\.g\.|templ|muster|illustr|ex[ae]mpl|mock)`;

/** Matches words about an answer that almost always withdraw it. */
const withdrawalWords = raw`\bm(ade|aking|ix).{0,15}[ -]up\b|取消|fiction|rectif|withdr|leid\W|(my|i|^) ?apol|i meant (?!every)|invent|siento|n[o']t (yet )?(decide|final)|too (high|low)|never ?mind(?! the)|incorr|[aey] guess|d my mind|oops|[错误废忽訂違誤訳歉죄]|[mb]y (mistake|error|acci)|entschuld|off by|mis(taken|re|un)|désol|i should\S* have|guessed|erreur|outdat|zurück\W?$|\bvoid|(re|des)consid|fausse|retract|equivo|irrt|i forgo|falsch|p[ae]rd[oó]n|tromp[ée]`;

/** Matches everyday words that withdraw an answer if their clause refers to the answer. */
const clauses = [
  raw`\b(oubli|ignor|strike|undo|delete|esqueça|hold|annul|cancel|retir|olvid|forget|throw|vergiss|dis(reg|c)ard|scra(tch|p))\w*( \S+){0,3}? (${answerReference}|(what|everything|ce qui) \S+( \w+){0,3}?)${clauseEnd}`,
  raw`(^\W*|[,;] (so )?)(please,? )?do(n't| not) (?!repl|forg)\w+( on)?( th\w+)? (${answerReference}|my)\b`,
  raw`\b${answerReference}('s)?${fewWords}( (${example}(?!\w* of)|mistake|error|fehler|for (an?o|a d)|wrong|no longer)|(n't| not) (be )?(valid|real|what|right|correct|my))`,
  raw`\bi('ve)?${fewWords} (wrong|an? (mistake|error)|no longer|stand behind)|take.* back|let me (start|re|corr)|wrong answer|(^|the |[oy], )wrong \w+\W{0,9}($|the)`,
  raw`^\W*(a?h,? )?(no[npt]?|nein|nee),(?! wait)`,
  raw`\b(this|th(at|[eo]se)( \w+)?|json|above|everything) ((was|were) (?!me\b|an )|(is|are) from|came|belong)`,
  raw`^\W*((\w+, )?dis(reg|c)ard|\w+ ignor\w+|actually|(no )?wait)(\W{0,9}$|,? no\b|, das)`,
];
const withdraws = new RegExp([withdrawalWords, ...clauses].join("|"), "i");

/** Matches words before a withdrawal that negate it. */
const negated = /(\b(not|nothing|never|may|can|us to)|n't)\b( [^ ,]+){0,3} ?$|n'$/i;

/** Whether a sentence after an answer withdraws it. */
export function isWithdrawal(sentence: string): boolean {
  const { index = -1 } = withdraws.exec(sentence) ?? {};
  return index >= 0 && !conditions.test(sentence) && !negated.test(sentence.slice(0, index));
}
