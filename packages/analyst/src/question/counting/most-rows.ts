import { unnamedValue } from "../../table/wide-periods.js";
import type { Claims } from "../claims.js";
import type { DimensionMention } from "../dimension/find-dimension.js";
import type { Draft } from "../draft.js";
import { isFileWord } from "../file-words.js";
import type { MeasureMention } from "../measure/find-measure.js";
import { isIdentifier, onlyCount } from "../measure/measured-columns.js";
import type { SettledMeasure } from "../measure/settled-measure.js";
import { isAnyone, isPeople } from "../people-words.js";
import { isStopWord } from "../stop-words.js";
import type { Token } from "../token.js";
import { isKindOfRows } from "./kinds-of-rows.js";
import { plainRows } from "./names-of-rows.js";
import { isCountedIn } from "./people-counted.js";
import { rowsCounted } from "./rows-counted.js";

/**
 * Minimum share of a column's name that the words must cover to name the column. If they cover less, the words mean the
 * counted things.
 */
export const minNamed = 0.75;

const mostOften = /\b(?:most|least) (?:often|frequently)\b/i;

/** Counts rows for questions such as `the most people` or `most common`. */
export function mostRows(
  draft: Draft,
  mentions: readonly MeasureMention[],
  dimensions: readonly DimensionMention[],
): SettledMeasure | null {
  const { claims, question, vocabulary, cues } = draft;
  const frequency = mostOften.exec(question);
  // A verb may be part of a column's name: the one inspected most often does not have the highest
  // `inspection_score`.
  if (frequency !== null && mentions.every((mention) => mention.column.nature !== "amount"))
    return rowsCounted(draft, claims.within(frequency.index, frequency.index + frequency[0].length));
  if (
    /\b(?:most|least) (?:common|frequent|popular|represented|numerous)\b|\b(?:commonest|busiest)\b/i.test(
      question,
    ) &&
    mentions.every((mention) => isOfGroup(mention, draft, dimensions))
  )
    return rowsCounted(
      draft,
      claims
        .free()
        .filter(({ lower }) =>
          /^(?:common|frequent|often|popular|represented|numerous|commonest|busiest)$/.test(lower),
        ),
    );
  const at = claims.tokens.findIndex(({ lower }) => /^(?:most|fewest|least|more|fewer)$/.test(lower));
  // The most remote workers: a member before the noun says which of them are counted.
  const count = onlyCount(vocabulary.table.columns);
  const isOnlyCount = count !== undefined;
  const noun =
    countedMember(claims, at, isOnlyCount) ??
    claims.tokens.find((token, index) => index > at && claims.useOf(token) !== "member");
  if (at < 0 || noun === undefined || cues.order === null || cues.aggregate !== null) return null;
  // People are the rows of a table of persons, though a column of personal income has a part of the word.
  const isPart = ({ score }: MeasureMention): boolean =>
    score < minNamed && isAnyone(noun.lower) && isCountedIn(noun, vocabulary);
  const own = mentions.filter(
    (mention) => mention.tokens.some(({ start }) => start === noun.start) && !isPart(mention),
  );
  // The most coffee, in a file of coffee imports with a column `value`: its values are the coffee.
  if (
    vocabulary.table.columns.some(({ name, kind }) => kind === "number" && name === unnamedValue) &&
    isFileWord(noun, vocabulary)
  )
    return null;
  // The most flights, in a file of flights whose numbers repeat: each row is one of them.
  const isNumbered = own.every(({ column }) => isIdentifier(column)) && isFileWord(noun, vocabulary);
  if ((own.length > 0 && !isNumbered) || dimensions.some(({ tokens }) => tokens.includes(noun))) return null;
  const isRow =
    claims.useOf(noun) === "member" ||
    isFileWord(noun, vocabulary) ||
    plainRows.test(noun.lower) ||
    isCountedIn(noun, vocabulary) ||
    isKindOfRows(noun, vocabulary) ||
    (isOnlyCount && isPlainNoun(noun, claims));
  const isOther = (mention: MeasureMention): boolean =>
    (mention.column.nature === "amount" || isVerbBefore(mention, claims, at)) &&
    mention.column !== count &&
    !isPart(mention);
  if (!isRow || mentions.some(isOther)) return null;
  return rowsCounted(draft, [noun]);
}

/**
 * Whether a word can name what a table's numbers count. It must not have another meaning in the question, and must not
 * restrict a noun.
 */
function isPlainNoun(noun: Token, claims: Claims): boolean {
  const next = claims.tokens[claims.tokens.indexOf(noun) + 1];
  return (
    endsPhrase(next, claims) && claims.useOf(noun) === undefined && !noun.isName && !isStopWord(noun.lower)
  );
}

/** Whether a phrase ends before the given word: at the end of the question, at a stop word, or at a time. */
function endsPhrase(next: Token | undefined, claims: Claims): boolean {
  return next === undefined || isStopWord(next.lower) || claims.useOf(next) === "time";
}

/**
 * Returns the value after `most` in a phrase such as `the most women`, if it ends the phrase and names people. The
 * question then asks for the number of its rows, or for a column with its count.
 */
function countedMember(claims: Claims, at: number, isOnlyCount: boolean): Token | undefined {
  const [next, after] = claims.tokens.slice(at + 1);
  return next !== undefined &&
    endsPhrase(after, claims) &&
    (isOnlyCount || isPeople(next.lower)) &&
    claims.useOf(next) === "member"
    ? next
    : undefined;
}

/**
 * Whether only the words for the grouping name a column. For example, `kind of shipping` does not name the column
 * `price of shipping`.
 */
function isOfGroup(
  { tokens }: MeasureMention,
  { claims }: Draft,
  dimensions: readonly DimensionMention[],
): boolean {
  const starts = dimensions.flatMap((dimension) => dimension.tokens.map(({ start }) => start));
  return (
    starts.length > 0 &&
    tokens.every((token) => starts.includes(token.start) || claims.useOf(token) === "gloss")
  );
}

/** Whether the verb before `the most` names a column, as in `won the most games`, for a column `Wins`. */
function isVerbBefore({ tokens, score }: MeasureMention, claims: Claims, at: number): boolean {
  const [verb, the] = claims.tokens.slice(Math.max(0, at - 2), at);
  return (
    the?.lower === "the" &&
    /^(?:won|wins?|lost|loses?|scored?|scores)$/.test(verb?.lower ?? "") &&
    verb !== undefined &&
    score >= minNamed &&
    tokens.some(({ start }) => start === verb.start)
  );
}
