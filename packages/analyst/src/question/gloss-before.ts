import type { Column } from "../table/column.js";
import { nameParts } from "../table/name-parts.js";
import { aliasesOf } from "./aliases.js";
import type { Claims } from "./claims.js";
import type { Draft } from "./draft.js";
import { matchName } from "./name-match.js";
import { isStopWord } from "./stop-words.js";
import type { Token } from "./token.js";

const linking = /^(?:of|the|for|in|per|a|an|and|between)$/;

const describing =
  /^(?:rate|share|level|number|amount|value|average|size|percentage|large|high|low|long|time|times|years?|days?|hours?)$/;

/** Whether a word is the name of a column other than the one in parentheses. */
function namesOther(token: Token, own: Column, columns: readonly Column[]): boolean {
  const score = (column: Column): number => matchName(column.name, [token]).score;
  return columns.some((column) => column !== own && score(column) >= 0.99 && score(column) > score(own));
}

/**
 * Whether a word names one of the columns. If so, parentheses with a value do not explain the word, as in `survived
 * (1st)`.
 */
function namesAny(token: Token, columns: readonly Column[]): boolean {
  return columns.some(({ name }) => matchName(name, [token]).score >= 0.79);
}

/**
 * Returns the words before a time that is between them and the parentheses, as `the seats won` in `the seats won in
 * 2004 (seats)`.
 */
function beforeTime(reversed: readonly Token[], claims: Claims): readonly Token[] {
  const at = reversed.findIndex((token) => !/^(?:time|name)$/.test(claims.useOf(token) ?? ""));
  if (at <= 0) return reversed;
  return reversed.slice(/^(?:in|during|of|for|on)$/.test(reversed[at]?.lower ?? "") ? at + 1 : at);
}

/** Returns the words that parentheses explain: a name, or for a column all words back to the verb. */
export function glossBefore(draft: Draft, start: number, column: Column | null): Token[] {
  const { claims } = draft;
  const before = beforeTime(
    claims.tokens.filter((token) => token.end <= start && token.parenthesis < 0).reverse(),
    claims,
  );
  const gloss =
    column === null ? nameIn(before, draft) : withoutPeople(phraseIn(before, draft, column), draft, column);
  // A word that links the phrase to the preceding words is not part of it.
  while (gloss.length > 0 && linking.test(gloss.at(-1)?.lower ?? "")) gloss.pop();
  return gloss.filter(
    (token) =>
      (!isStopWord(token.lower) ||
        token.isName ||
        (column !== null && holdsChanges(column) && changes.test(token.lower))) &&
      // Airline 1 is one of them: a number is explained only by a name that has it.
      (!/^\d+$/.test(token.text) || column?.name.includes(token.text) === true),
  );
}

/**
 * Removes people at the end of the words if another column contains them. In `the average time of the women (minutes)`,
 * the parentheses explain the time, and the women are a condition.
 */
function withoutPeople(reversed: Token[], { vocabulary }: Draft, column: Column): Token[] {
  const [last, ...others] = reversed;
  if (
    last === undefined ||
    others.length === 0 ||
    !/^(?:women|men|girls|boys|females|males)$/.test(last.lower)
  )
    return reversed;
  if (matchName(column.name, [last]).score > 0) return reversed;
  const names = aliasesOf(last.lower, last);
  const isMember = [...vocabulary.byColumn.values()].some((members) =>
    members.some(({ text }) => names.has(text.trim().toLowerCase()) || text.toLowerCase() === last.lower),
  );
  return isMember ? others : reversed;
}

const changes = /^(?:rises?|falls?|drops?|increases?|decreases?|changes?|growth|gains?|declines?|percent)$/;

/** Whether the numbers of a column are changes by its name, such as `percent_incr`. */
function holdsChanges({ name }: Column): boolean {
  return nameParts(name).some((part) => /^(?:incr|decr|chang|growth|chg|rise|gain|delta|diff)/.test(part));
}

/** Returns the words that describe a column, back to a verb or to the name of another column. */
function phraseIn(reversed: readonly Token[], { claims, vocabulary }: Draft, column: Column): Token[] {
  const isOfChanges = holdsChanges(column);
  const describes = ({ lower }: Token): boolean =>
    linking.test(lower) || describing.test(lower) || (isOfChanges && (changes.test(lower) || lower === "in"));
  const end = reversed.findIndex(
    (token, at) =>
      claims.useOf(token) !== undefined ||
      // `reported weight (repwt)`: the last word is explained, though another column is called so.
      ((at > 0 || column.kind !== "number") && namesOther(token, column, vocabulary.table.columns)) ||
      (isStopWord(token.lower) && !describes(token)),
  );
  return reversed.slice(0, end < 0 ? reversed.length : end);
}

/** Returns the words of a value's name, or the single word for it. */
function nameIn(reversed: readonly Token[], { claims, vocabulary }: Draft): Token[] {
  const gloss: Token[] = [];
  for (const token of reversed) {
    if (claims.useOf(token) !== undefined) break;
    if (!token.isName && (gloss.length > 0 || namesAny(token, vocabulary.table.columns))) break;
    gloss.push(token);
    if (!token.isName) break;
  }
  return gloss;
}
