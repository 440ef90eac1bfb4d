import type { Column } from "../table/column.js";
import { aliasesOf } from "./aliases.js";
import type { Claims } from "./claims.js";
import { matchName } from "./name-match.js";
import { nounsOf } from "./nouns-of-words.js";
import { isRole } from "./people-words.js";
import { isPredicate } from "./predicate-member.js";
import { isStopWord } from "./stop-words.js";
import type { Token } from "./token.js";
import { claimPaidBy, claimPer, isUnitOfPay, unitsOfPay } from "./unit-of-pay.js";
import { type Member, maxMemberWords, type Vocabulary } from "./vocabulary.js";

/** A value of a column that a question names, with the words that name it. */
export interface MemberMention {
  readonly tokens: readonly Token[];
  /** The columns with this value. There are several if columns share the value. */
  readonly members: readonly Member[];
}

/**
 * Number of different values from which a column is treated as one of names or free text. A single short word does not
 * name one of these.
 */
const manyMembers = 150;

/** Finds the values of columns that a question names, longest first, and marks their words as read. */
export function findMembers(claims: Claims, vocabulary: Vocabulary): MemberMention[] {
  const found: MemberMention[] = [];
  for (let length = maxMemberWords; length >= 1; length--) {
    for (let start = 0; start + length <= claims.tokens.length; start++) {
      const tokens = claims.tokens.slice(start, start + length);
      if (tokens.some((token) => isTaken(token, claims))) continue;
      const members = exact(tokens, vocabulary, claims);
      if (members.length === 0) continue;
      claims.claim(tokens, "member");
      claimPaidBy(tokens, claims);
      found.push({ tokens, members });
    }
  }
  // `Republican senators (Senator)`: parentheses explain the words before them, and not the name of a member among them.
  const open = claims.tokens.filter(
    (token) => claims.useOf(token) === undefined || (token.isName && isGlossOfColumn(token, claims)),
  );
  for (const token of open) {
    const units = unitsOfPay(token, claims, vocabulary);
    const members =
      units.length > 0
        ? units
        : [...numbered(token, claims, vocabulary), ...alias(token, claims, vocabulary)];
    if (members.length === 0) continue;
    claims.claim([token], "member");
    if (units.length > 0) claimPer([token], claims);
    found.push({ tokens: [token], members });
  }
  claimOccupied(claims);
  return found.sort((x, y) => (x.tokens[0]?.start ?? 0) - (y.tokens[0]?.start ?? 0));
}

/** Marks the verb of `women worked as nurses` as read, because the words after it say what it means. */
function claimOccupied(claims: Claims): void {
  const { tokens } = claims;
  const verbs = tokens.filter((token, at) => {
    const behind = tokens[at + 2];
    return (
      /^(?:work|works|worked|working|employed|serve[sd]?)$/.test(token.lower) &&
      claims.useOf(token) === undefined &&
      tokens[at + 1]?.lower === "as" &&
      behind !== undefined &&
      claims.useOf(behind) === "member"
    );
  });
  claims.claim(verbs, "gloss");
}

/** Whether parentheses explain a word by naming a column, and not by a value as in `Midway (MDW)`. */
function isGlossOfColumn(token: Token, claims: Claims): boolean {
  const inside = claims.tokens.find(({ start, parenthesis }) => start > token.start && parenthesis >= 0);
  return claims.useOf(token) === "gloss" && inside !== undefined && claims.useOf(inside) !== "member";
}

function isTaken(token: Token, claims: Claims): boolean {
  const use = claims.useOf(token);
  return use !== undefined && use !== "gloss";
}

function exact(tokens: readonly Token[], { members, table }: Vocabulary, claims: Claims): Member[] {
  const key = tokens.map(({ stem }) => stem).join(" ");
  // `marital status (married)`: in parentheses, a column's own name is the column.
  const [token, ...more] = tokens;
  const isColumn =
    token !== undefined &&
    more.length === 0 &&
    token.parenthesis >= 0 &&
    !isBehindName(token, claims, table.columns) &&
    table.columns.some(({ name }) => name.toLowerCase() === token.lower);
  if (isColumn) return [];
  return (members.get(key) ?? []).filter(
    (member) =>
      isMeant(member, tokens) ||
      isBesideName(member, tokens, claims) ||
      isUnitOfPay(member, tokens, claims) ||
      isPredicate(member, tokens, claims),
  );
}

/**
 * Whether a word follows a column's name in the same parentheses, as `R` in `(party R)`. The table may also have a
 * column called `R`.
 */
function isBehindName(token: Token, { tokens }: Claims, columns: readonly Column[]): boolean {
  const before = tokens[tokens.indexOf(token) - 1];
  return (
    before !== undefined &&
    before.parenthesis === token.parenthesis &&
    columns.some(({ name }) => name.toLowerCase() === before.lower)
  );
}

/** Whether a value of one letter is next to the name of its column, as in `product B`. */
function isBesideName({ column, text }: Member, named: readonly Token[], { tokens }: Claims): boolean {
  const [token] = named;
  const last = named.at(-1);
  const written = named.map(({ lower }) => lower).join(" ");
  if (token === undefined || last === undefined || written !== plainText(text).toLowerCase()) return false;
  const beside = [tokens[tokens.indexOf(token) - 1], tokens[tokens.indexOf(last) + 1]].filter(
    (other) => other !== undefined,
  );
  // Whether a word is short and common, such as `in` or `of`.
  const isSmall =
    token.text === token.lower &&
    written.length <= 2 &&
    isStopWord(token.lower) &&
    beside.every(({ parenthesis }) => parenthesis < 0 || parenthesis !== token.parenthesis);
  return (
    !isSmall && beside.some((other) => other !== undefined && matchName(column.name, [other]).score >= 0.9)
  );
}

/** Whether words name a value. Short codes and everyday words must be spelled as in the table. */
function isMeant({ column, text }: Member, tokens: readonly Token[]): boolean {
  const [first, ...more] = tokens;
  if (first === undefined || /^[\d\s.,-]*$/.test(text)) return false;
  if (more.length === 0) return isMeantByWord({ column, text }, first);
  const written = tokens.map((token) => token.text).join(" ");
  const isSame = written === plainText(text);
  const isLong = tokens.length > 2 && written.toLowerCase() === plainText(text).toLowerCase();
  return isSame || isLong || tokens.some(({ lower }) => !isStopWord(lower));
}

/** Whether one word of a question names a value. */
function isMeantByWord({ column, text }: Pick<Member, "column" | "text">, token: Token): boolean {
  const isSame = token.text === plainText(text);
  if (isRole(token.lower) && !isPluralOf(token.lower, text)) return false;
  // `comes from ads`: a plural is longer, and no code.
  if (text.length === 2 && token.lower === `${text}s` && !isStopWord(token.lower)) return true;
  if (text.length <= 2)
    return (
      isSame &&
      token.text === token.text.toUpperCase() &&
      (token.isName || token.parenthesis >= 0) &&
      text.length + (token.parenthesis >= 0 ? 1 : 0) >= 2
    );
  // Drivers of a change are a word of questions, and those of cars are people.
  if (isStopWord(token.lower) && !isRole(token.lower)) return isSame && token.isName;
  if ((column.distinct ?? 0) > manyMembers) return isSame && (token.isName || token.parenthesis >= 0);
  return true;
}

/** Whether two words differ only by a plural ending, unlike `athletes` and `athletics`. */
function isPluralOf(word: string, text: string): boolean {
  const [one, other] = [word, text.trim().toLowerCase()].map((name) => name.replace(/s$/, ""));
  return one === other;
}

function plainText(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, " ").trim();
}

/** Patterns of values by ordinal number: `first class` means the value `1st` or `I` of a column `class`. */
const ordinals: ReadonlyMap<string, RegExp> = new Map([
  ["first", /^(?:1st|first|i)\b/i],
  ["second", /^(?:2nd|second|ii)\b/i],
  ["third", /^(?:3rd|third|iii)\b/i],
]);

function numbered({ lower, end }: Token, { tokens }: Claims, { byColumn }: Vocabulary): Member[] {
  const number = ordinals.get(lower);
  const noun = tokens.find(({ start }) => start === end + 1);
  if (number === undefined || noun === undefined) return [];
  return [...byColumn].flatMap(([{ name }, members]) =>
    matchName(name, [noun]).score >= 0.9 ? members.filter(({ text }) => number.test(text.trim())) : [],
  );
}

/** Returns the values that a word names by another spelling: `GOOG` for `Google`, `F` for `women`, `OH` for `Ohio`. */
function alias(token: Token, claims: Claims, { byColumn }: Vocabulary): Member[] {
  const isAcronym = /^[A-Z]{2,}$/.test(token.text) && claims.tokens.some(({ text }) => /[a-z]/.test(text));
  if (/^\d/.test(token.text) || (isStopWord(token.lower) && !isAcronym)) return [];
  const previous = claims.tokens[claims.tokens.indexOf(token) - 1];
  const next = claims.tokens[claims.tokens.indexOf(token) + 1];
  const phrases = [
    ...(previous === undefined ? [] : [`${previous.lower} ${token.lower}`]),
    ...(next === undefined ? [] : [`${token.lower} ${next.lower}`]),
    token.lower,
  ];
  const nouns = nounsOf(token.lower, previous?.lower ?? "");
  const found: Member[] = [];
  for (const members of byColumn.values()) {
    const named = phrases.flatMap((phrase) =>
      members.filter(({ text }) => aliasesOf(phrase, token).has(text.trim().toLowerCase())),
    );
    named.push(...members.filter(({ text }) => text.length > 2 && nouns.includes(text.trim().toLowerCase())));
    if (named[0] !== undefined && isPlausible(members, named[0])) found.push(named[0]);
  }
  if (found.length > 0) return found;
  if (!token.isName || token.lower.length < 4) return [];
  for (const members of byColumn.values()) {
    const codes = members.filter(({ text }) => isTicker(text));
    if (codes.length < members.length || codes.length === 0) continue;
    const meant = codes.filter(({ text }) => isTickerOf(text, token.lower));
    if (meant.length === 1) found.push(...meant);
  }
  return found;
}

/**
 * Whether an alias may name a value. A value of one letter is accepted only if its column has few values. A value of
 * two letters is also accepted if all values of the column are short.
 */
function isPlausible(members: readonly Member[], { text }: Member): boolean {
  // `women` is no initial F, in a column of the initials of names.
  if (text.length === 1) return members.length <= 5;
  return text.length > 2 || members.length <= 5 || members.every((other) => other.text.length <= 3);
}

function isTicker(text: string): boolean {
  return /^[A-Z][A-Z.]{1,5}$/.test(text);
}

/** Whether a ticker abbreviates a word: `AAPL` has the letters of Apple in order, doubled letters once. */
function isTickerOf(ticker: string, word: string): boolean {
  const letters = [...ticker.toLowerCase()].filter((letter, index, all) => letter !== all[index - 1]);
  if (letters[0] !== word[0] || letters.length < 3) return false;
  let at = 0;
  for (const letter of word) if (letter === letters[at]) at++;
  return at === letters.length;
}
