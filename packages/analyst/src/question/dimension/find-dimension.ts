import type { Dimension } from "../../query/dimension.js";
import type { Column } from "../../table/column.js";
import { nameParts } from "../../table/name-parts.js";
import type { TimeAxis } from "../axis.js";
import type { Claims } from "../claims.js";
import { superlativeOf } from "../concepts.js";
import { isKindOfRows } from "../counting/kinds-of-rows.js";
import { isFileWord } from "../file-words.js";
import { matchName } from "../name-match.js";
import { isStopWord } from "../stop-words.js";
import { stemOf, type Token } from "../token.js";
import type { Vocabulary } from "../vocabulary.js";
import { isYesNo } from "../yes-no-columns.js";
import { isByAgent } from "./agent.js";
import { extremes, phraseAfter } from "./group-phrase.js";
import { groupingColumns, labelColumn, personColumn, plain } from "./grouping-columns.js";
import { isRelative, openerAt } from "./openers.js";
import { resolveGroup } from "./resolve-group.js";

/** Words that ask for a grouping, such as `which genre` or `by age group`, and the column that they name. */
export interface DimensionMention {
  readonly tokens: readonly Token[];
  /** The dimension that the words name; `null` if the table does not have it. */
  readonly dimension: Dimension | null;
  /** Whether the question asks for one of the groups (`which`, `who`) or for all groups (`by`). */
  readonly isChoice: boolean;
  /** The assumption that was made, as a sentence. */
  readonly assumption: string | null;
}

/** Finds the groupings that a question asks for, and marks their words as read. */
export function findDimension(
  claims: Claims,
  vocabulary: Vocabulary,
  axis: TimeAxis | null,
): DimensionMention[] {
  return claims.tokens.flatMap((token, index) => {
    // The `by` of `deaths by wounds` was read with them.
    if (claims.useOf(token) === "row") return [];
    if (isOfAll(claims, index)) {
      claims.claim(phraseAfter(claims.tokens, index + 1, claims), "gloss");
      return [];
    }
    if (isByAgent(claims, index, vocabulary)) return [];
    const isChoice = openerAt(claims.tokens, index);
    if (isChoice === undefined) return askedByItself(claims, index, vocabulary);
    const phrase = phraseAfter(claims.tokens, behindCopula(claims.tokens, index, vocabulary), claims);
    if (!namesGroup(token, phrase, vocabulary)) return [];
    const named = resolveGroup(phrase, claims, vocabulary, axis, isChoice);
    if (named === null && !isChoice) return [];
    if (named !== null && narrowsRows(token, phrase, named.dimension.column, vocabulary)) return [];
    if (named !== null) claims.claim(named.tokens, "dimension");
    return [
      {
        tokens: phrase,
        dimension: named?.dimension ?? null,
        isChoice,
        assumption: named?.assumption ?? null,
      },
    ];
  });
}

/**
 * Returns the index after the words that introduce a ranking, as in `what is the largest country`. For other words,
 * returns the next index.
 */
function behindCopula(tokens: readonly Token[], index: number, vocabulary: Vocabulary): number {
  const [asked, copula, the, next] = tokens.slice(index, index + 4);
  const isOpened =
    /^(?:what|which)$/.test(asked?.lower ?? "") &&
    /^(?:is|are|was|were)$/.test(copula?.lower ?? "") &&
    the?.lower === "the";
  if (!isOpened) return index + 1;
  const isPlace = /^(?:second|third|fourth|fifth|2nd|3rd|4th|5th)$/.test(next?.lower ?? "");
  const superlative = isPlace ? tokens[index + 4] : next;
  const isRanked =
    superlative !== undefined &&
    (/^(?:biggest|largest|smallest)$/.test(superlative.lower) ||
      superlativeOf(superlative.lower) !== undefined) &&
    /est$/.test(superlative.lower);
  if (isRanked) return isPlace ? index + 4 : index + 2;
  return ranksRows(tokens.slice(index + 3, index + 7), vocabulary) ? index + 2 : index + 1;
}

/** Whether the words ask for one of the rows, as in `the most expensive movie` or `the best rated movie`. */
function ranksRows([judged, ...behind]: readonly Token[], vocabulary: Vocabulary): boolean {
  return (
    labelColumn(vocabulary) !== undefined &&
    /^(?:most|least|best|worst|highest|lowest)$/.test(judged?.lower ?? "") &&
    behind.some(
      (token, at) =>
        behind.slice(0, at).every(({ lower }) => !isStopWord(lower)) &&
        (isFileWord(token, vocabulary) || isKindOfRows(token, vocabulary)),
    )
  );
}

/**
 * Whether `across` names the groups over which the measure is aggregated, because the question asks for another
 * grouping, as in `in which year was the average across the states highest`.
 */
function isOfAll({ tokens }: Claims, index: number): boolean {
  return (
    tokens[index]?.lower === "across" &&
    tokens
      .slice(0, index)
      .some(({ lower }, at) => /^(?:which|what|when)$/.test(lower) && !isRelative(tokens, at))
  );
}

/** Finds the grouping for `who` and `where`, and for an attribute of the selected rows. */
function askedByItself(claims: Claims, index: number, vocabulary: Vocabulary): DimensionMention[] {
  const token = claims.tokens[index];
  if (token?.lower === "who") return isRelative(claims.tokens, index) ? [] : personAsked(token, vocabulary);
  if (token?.lower === "where" && index === 0) return placeAsked(token, vocabulary);
  return attributeAsked(claims, index, vocabulary);
}

/**
 * Finds an attribute of one thing that is described after it, as in `what is the address of the most expensive house`.
 */
function attributeAsked(claims: Claims, index: number, vocabulary: Vocabulary): DimensionMention[] {
  const { tokens } = claims;
  const isAsked =
    tokens[index]?.lower === "the" &&
    /^(?:is|was|are|were)$/.test(tokens[index - 1]?.lower ?? "") &&
    /^(?:what|which)$/.test(tokens[index - 2]?.lower ?? "");
  if (!isAsked) return [];
  const at = tokens.findIndex(({ lower }, other) => other > index && lower === "of");
  const phrase = tokens.slice(index + 1, at);
  const behind = tokens.slice(at + 1, at + 3);
  const isRanked = behind.some(({ lower }) => extremes.test(lower) || superlativeOf(lower) !== undefined);
  if (at < 0 || !isRanked || phrase.length === 0 || phrase.length > 3) return [];
  const texts = groupingColumns(vocabulary.table.columns).filter(({ kind }) => kind === "text");
  const named = texts.find(({ name }) => matchName(name, phrase).score >= 0.75);
  if (named === undefined) return [];
  claims.claim(phrase, "dimension");
  return [{ tokens: phrase, dimension: plain(vocabulary, named), isChoice: true, assumption: null }];
}

/**
 * Whether a phrase restricts or counts the rows instead of grouping them. For example, `among private colleges`
 * restricts them, and `per breach` divides by their number, although a column is called `type of breach`.
 */
function narrowsRows(
  { lower }: Token,
  phrase: readonly Token[],
  column: Column,
  vocabulary: Vocabulary,
): boolean {
  // `the rate of deaths among the people it served` is of people, and not by a column of their number.
  if (lower === "among" && column.kind === "number" && column.role === "measure") return true;
  if (lower === "among") return isYesNo(column, vocabulary);
  const [head] = phrase;
  // The price per room, for a column `avg_price_per_room`: the name has the divisor.
  if (lower === "per" && head !== undefined && isDivisorInName(head, vocabulary)) return true;
  // Students for each teacher, for a column of the numbers of teachers: they are divided by it.
  if (lower === "each" && column.kind === "number" && column.name.toLowerCase() === `${head?.lower}s`)
    return true;
  return (
    /^(?:by|per|each|every)$/.test(lower) &&
    head !== undefined &&
    isFileWord(head, vocabulary) &&
    matchName(column.name, phrase).score < 0.75
  );
}

/** Whether a column's name says that its values are already divided by the thing that the word names. */
function isDivisorInName({ stem }: Token, { table }: Vocabulary): boolean {
  return table.columns.some(({ name, kind }) => {
    const parts = nameParts(name);
    return kind === "number" && parts.includes("per") && stemOf(parts.at(-1) ?? "") === stem;
  });
}

function personAsked(token: Token, vocabulary: Vocabulary): DimensionMention[] {
  const column = personColumn(vocabulary);
  return column === null
    ? []
    : [{ tokens: [token], dimension: plain(vocabulary, column), isChoice: true, assumption: null }];
}

const placeName =
  /^(?:place|origin|location|where|site|city|town|village|county|district|state|province|region|country|island|continent|station)$/;

/** Returns the only column of places for `where`, as in `where were cigarettes cheapest`. */
function placeAsked(token: Token, vocabulary: Vocabulary): DimensionMention[] {
  const [place, ...others] = groupingColumns(vocabulary.table.columns).filter(
    ({ kind, name }) => kind === "text" && nameParts(name).some((part) => placeName.test(part)),
  );
  if (place === undefined || others.length > 0) return [];
  return [
    {
      tokens: [token],
      dimension: plain(vocabulary, place),
      isChoice: true,
      assumption: `Where was read as: ${place.name}.`,
    },
  ];
}

const timeWords =
  /^(?:years?|months?|quarters?|days?|weeks?|dates?|decades?|hours?|times?|weekdays?|century)$/;

/** Matches words for computed values, as in `what share` and `what was the average`. */
const computed =
  /^(?:share|percentage|proportion|fraction|percent|part|average|mean|median|total|number|amount|sum|rate|relationship|correlation|trend|difference|distribution|maximum|minimum|range|is|was)$/;

/** Whether words name a group, rather than a time or a number. */
function namesGroup(opener: Token, phrase: readonly Token[], vocabulary: Vocabulary): boolean {
  const [head] = phrase;
  // `what part of the rent` asks for a share, unless a column is called part.
  const isPart = head?.lower === "part" && groupsBy(head, vocabulary);
  if (head === undefined || (computed.test(head.lower) && !isPart)) return false;
  if (phrase.some(({ lower }) => timeWords.test(lower))) return namesColumn(phrase, vocabulary);
  return !(/^(?:what|per|every)$/.test(opener.lower) && namesMeasure(phrase, vocabulary));
}

function groupsBy(noun: Token, { table }: Vocabulary): boolean {
  return groupingColumns(table.columns).some(({ name }) => matchName(name, [noun]).score === 1);
}

/** Whether a time of several words is the name of a column, as in `which peak hour`. */
function namesColumn(phrase: readonly Token[], { table }: Vocabulary): boolean {
  return groupingColumns(table.columns).some(({ name }) => {
    const { score, tokens } = matchName(name, phrase);
    return score >= 0.9 && new Set(tokens).size > 1;
  });
}

/**
 * Whether a phrase names a number instead of a grouping. For example, `what price` asks for a number, and `per order`
 * divides by one.
 */
function namesMeasure(phrase: readonly Token[], { table }: Vocabulary): boolean {
  return table.columns.some(
    ({ kind, role, name }) => kind === "number" && role === "measure" && matchName(name, phrase).score >= 0.5,
  );
}
