import { unnamedValue } from "../table/wide-periods.js";
import type { Claims } from "./claims.js";
import { synonymsOf } from "./concepts.js";
import type { DimensionMention } from "./dimension/find-dimension.js";
import type { Draft } from "./draft.js";
import { isMeasurable } from "./measure/measured-columns.js";
import type { SettledMeasure } from "./measure/settled-measure.js";
import { matchName } from "./name-match.js";
import { isQuantity } from "./neutral-words.js";
import { refusal } from "./refusal.js";
import { isStopWord } from "./stop-words.js";
import type { Token } from "./token.js";
import { quotedWords, unknownWords } from "./unknown-words.js";
import { type UnreadWords, unreadWords } from "./unread-words.js";

/**
 * Throws if words of the question remain unread, unless an option specifies what is meant.
 * @param used names of the columns that are computed from; null before they are known
 * @param isGlossed whether parentheses name the measure, so that the words before them are only a synonym
 * @returns the notes to show before the answer
 */
export function assertAllWordsRead(
  draft: Draft,
  measured: SettledMeasure | null,
  dimensions: readonly DimensionMention[],
  used: ReadonlySet<string> | null,
  isGlossed: boolean,
  unanswered: readonly Token[] = [],
): string[] {
  const isMeasured = measured !== null;
  const isCovered = measured?.isCovered !== false;
  const { claims, vocabulary, options } = draft;
  const isSettled = saysWhatIsMeant(options);
  // An option replaces a word.
  const { names, narrowing, unused, others } = unreadWords(
    claims,
    vocabulary,
    isCovered,
    isSettled ? null : used,
  );
  if (!isSettled)
    assertNoneUnread(
      draft,
      { names, narrowing, unused, others, unanswered },
      dimensions,
      isMeasured,
      isGlossed,
    );
  const unread = [...names, ...narrowing, ...unused, ...others, ...unanswered].filter(
    (token) => !(isGlossed && leadsToParentheses(token, claims)) && !describesMember(token, draft),
  );
  return unread.length === 0
    ? []
    : [`Not used, since no column, member or period of the table is called so: ${quotedWords(unread)}.`];
}

interface Unread extends UnreadWords {
  readonly unanswered: readonly Token[];
}

function assertNoneUnread(
  draft: Draft,
  { names, narrowing, unused, others, unanswered }: Unread,
  dimensions: readonly DimensionMention[],
  isMeasured: boolean,
  isGlossed: boolean,
): void {
  const { claims, vocabulary } = draft;
  const { table } = vocabulary;
  if (names.length > 0)
    throw refusal(table, `no column, member or period of it is called ${unknownWords(names, vocabulary)}`);
  const unnamed = dimensions.find(({ dimension, isChoice }) => dimension === null && isChoice);
  if (unnamed !== undefined)
    throw refusal(table, `it has no column for ${quotedWords(unnamed.tokens)} to choose among`);
  const open = narrowing.filter(
    (token) =>
      !describesMember(token, draft) &&
      !(
        isGlossed &&
        (isUnitBeforeQuotient(token, claims) ||
          isCountedInParentheses(token, claims) ||
          isVerbOfParentheses(token, claims))
      ),
  );
  if (open.length > 0)
    throw refusal(table, `it has no column, member or period for ${unknownWords(open, vocabulary)}`);
  if (unused.length > 0)
    throw refusal(
      table,
      `the question says ${quotedWords(unused)}, and not what of it is meant; --by, --where or --measure says so`,
    );
  if (others.length > 0 && !isMeasured && !mayNameValue(draft))
    throw refusal(table, `it has no column of numbers for ${unknownWords(others, vocabulary)}`);
  const unexplained = others.filter(
    (token) => !((isGlossed && leadsToParentheses(token, claims)) || describesMember(token, draft)),
  );
  if (unexplained.length > 0 && isMeasured)
    throw refusal(
      table,
      `nothing in it is called ${unknownWords(unexplained, vocabulary)}; --measure, --by or --where says what is meant`,
    );
  if (unanswered.length > 0)
    throw refusal(
      table,
      `the question says ${quotedWords(unanswered)}, which nothing here computes for this question; --measure, --aggregate, --by, --where or --compare says what is meant`,
    );
}

/** Whether an option determines the reading, so that words of the question may remain unread. */
export function saysWhatIsMeant({ measure, where, compare, by, aggregate }: Draft["options"]): boolean {
  return [measure, where, compare, by, aggregate].some((option) => option !== undefined);
}

/** Whether all words between a word and the parentheses that explain it belong to the explanation. */
function leadsToParentheses(token: Token, claims: Claims): boolean {
  const { tokens } = claims;
  // A quotient is spelled out and its name may be anywhere: the price of a home in Dallas (volume divided by
  // sales).
  if (tokens.some((other) => other.parenthesis >= 0 && /^(?:per|divided|over)$/.test(other.lower)))
    return true;
  for (const next of tokens.slice(tokens.indexOf(token) + 1)) {
    const use = claims.useOf(next);
    if (next.parenthesis >= 0) return use === "column" || use === "member" || use === "dimension";
    if (use !== undefined && !/^(?:gloss|time|cue)$/.test(use)) return false;
    // `how poor was the state with the most articles (art)`: what follows describes the state.
    if (/^(?:with|whose|that|who|which|where)$/.test(next.lower)) return false;
  }
  return false;
}

/** Whether the column that counts a word is in parentheses, as in `the number of women on the register (count)`. */
function isCountedInParentheses(token: Token, claims: Claims): boolean {
  const at = claims.tokens.indexOf(token);
  const before = claims.tokens.slice(Math.max(0, at - 2), at).map(({ lower }) => lower);
  return /^(?:numbers? of|how many)$/.test(before.join(" ")) && leadsToParentheses(token, claims);
}

/**
 * Whether a verb only relates the rows to the column in parentheses, as in `which teams allowed the fewest points
 * (PointsAgainst)`.
 */
function isVerbOfParentheses(token: Token, claims: Claims): boolean {
  const next = claims.tokens[claims.tokens.indexOf(token) + 1];
  return (
    /(?:ed|s)$/.test(token.lower) &&
    /^(?:the|most|least|fewest|more|fewer|less)$/.test(next?.lower ?? "") &&
    leadsToParentheses(token, claims)
  );
}

/**
 * Whether a phrase is the unit of the quotient that follows it in parentheses, as in `price per square foot
 * (price/area)`.
 */
function isUnitBeforeQuotient(token: Token, { tokens }: Claims): boolean {
  const at = tokens.indexOf(token);
  const words = tokens.slice(at);
  const inside = words.findIndex(({ parenthesis }) => parenthesis >= 0);
  return (
    tokens[at - 1]?.lower === "per" &&
    (inside === 1 || inside === 2) &&
    words[inside + 1]?.parenthesis === words[inside]?.parenthesis
  );
}

/** Minimum share of a column's name that a word must cover in order to name the column. */
const minNamed = 0.75;

/**
 * Whether a word describes a value that follows in parentheses, as in `professional jobs (prof)` or `oil exporting
 * countries (oil)`.
 */
function describesMember(token: Token, { claims, vocabulary: { table } }: Draft): boolean {
  // `earnings (married)`: a word that names a column is not explained by a member of another.
  if (table.columns.some(({ name }) => matchName(name, [token]).score >= minNamed)) return false;
  for (const next of claims.tokens.slice(claims.tokens.indexOf(token) + 1)) {
    const use = claims.useOf(next);
    if (next.parenthesis >= 0) return use === "member" || use === "number" || use === "name";
    if (use !== undefined && use !== "gloss") return false;
    if (use === undefined && isStopWord(next.lower)) return false;
  }
  return false;
}

/**
 * Whether any noun may refer to the table's values, because neither a column nor the file's name says what they are.
 */
export function mayNameValue({ claims, vocabulary: { table, fileStems } }: Draft): boolean {
  const numbers = table.columns.filter(isMeasurable);
  const [only] = numbers;
  // The production of a table whose only number is called Volume.
  const isAmount = numbers.length === 1 && isQuantity(only?.name.trim().toLowerCase() ?? "");
  if (isAmount && claims.tokens.some(({ lower }) => isQuantity(lower))) return true;
  const isTold = [...fileStems].some((stem) => synonymsOf(stem).length > 0);
  return numbers.length === 1 && only?.name === unnamedValue && !isTold;
}
