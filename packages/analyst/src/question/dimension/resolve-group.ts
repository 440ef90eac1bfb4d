import type { Dimension } from "../../query/dimension.js";
import type { Column } from "../../table/column.js";
import { nameParts } from "../../table/name-parts.js";
import type { TimeAxis } from "../axis.js";
import type { Claims } from "../claims.js";
import { isFileWord } from "../file-words.js";
import { matchName } from "../name-match.js";
import { isPeople } from "../people-words.js";
import { isStopWord } from "../stop-words.js";
import { stemOf, type Token } from "../token.js";
import type { Vocabulary } from "../vocabulary.js";
import { genericKinds } from "./group-phrase.js";
import { groupingColumns, labelColumn, nameColumn, plain } from "./grouping-columns.js";
import { groupingColumnNamed, kindNamed, onlyOne } from "./named-column.js";
import { placesByMembers } from "./places-by-members.js";
import { byVerb } from "./way-ends.js";

interface Resolved {
  /** The words of the question that name the dimension. */
  readonly tokens: readonly Token[];
  readonly dimension: Dimension;
  readonly assumption: string | null;
}

/** Returns the column that the words after `which`, `by` and similar words name; `null` if they name none. */
export function resolveGroup(
  phrase: readonly Token[],
  claims: Claims,
  vocabulary: Vocabulary,
  axis: TimeAxis | null,
  isChoice: boolean,
): Resolved | null {
  // A column in parentheses further on is what is measured: `struck out the fewest batters (StrikeOuts)`.
  const glossed = claims.tokens.filter(
    (token) => token.parenthesis >= 0 && claims.useOf(token) === "column" && !phrase.includes(token),
  );
  const candidates = groupingColumns(vocabulary.table.columns).filter(
    ({ name }) => !glossed.some(({ lower }) => lower === name.trim().toLowerCase()),
  );
  const named = kindNamed(candidates, phrase, claims) ?? groupingColumnNamed(candidates, phrase, claims);
  if (named !== undefined)
    return { tokens: wordsOfName(phrase, named), dimension: plain(vocabulary, named), assumption: null };
  const open = candidates.filter(
    (column) => column.kind === "text" && axis?.parts.includes(column) !== true && (column.distinct ?? 0) > 1,
  );
  const place = placesByMembers(open, phrase, vocabulary);
  const taken =
    place ??
    (mayStandForRows(phrase, isChoice, vocabulary)
      ? (columnMeant(open, phrase, claims, vocabulary) ?? timeOfRows(phrase, vocabulary, axis))
      : isChoice
        ? (byVerb(open, claims) ?? unnamedGroup(open, phrase, vocabulary))
        : undefined);
  const noun = phrase.at(-1)?.text ?? "";
  return taken === undefined || isPersonOf(phrase, taken)
    ? null
    : {
        tokens: phrase.filter(
          (token) => token === headOf(phrase, vocabulary) || genericKinds.test(token.lower),
        ),
        dimension: plain(vocabulary, taken),
        assumption: `No column is called ${noun}: ${taken.name} was taken.`,
      };
}

/** Matches nouns for groups of rows. A table without a column for such a group cannot be grouped by it. */
const partNoun =
  /^(?:regions?|areas?|zones?|places?|continents?|departments?|segments?|markets?|brands?|makers?|manufacturers?|branch(?:es)?|sectors?|industr(?:y|ies)|districts?|count(?:y|ies)|provinces?|locations?|quarters?|half|halves|persons?|head|capita|unit|day|team|teams|club|clubs|genders?|sex|race)$/;

/**
 * Returns the main noun of a phrase: the word that occurs in the file's name, or the last word before a verb (`which
 * animal sleeps`).
 */
function headOf(phrase: readonly Token[], vocabulary: Vocabulary): Token | undefined {
  const last = phrase.at(-1);
  const isVerb = phrase.length > 1 && last !== undefined && /[^s]s$/.test(last.lower);
  const nouns = isVerb ? phrase.slice(0, -1) : phrase;
  return nouns.find((token) => isFileWord(token, vocabulary)) ?? nouns.at(-1);
}

/**
 * Whether words that name no column may be a synonym for the rows. `by`, `each` and `per` always name a
 * column.
 */
function mayStandForRows(phrase: readonly Token[], isChoice: boolean, vocabulary: Vocabulary): boolean {
  const head = headOf(phrase, vocabulary);
  if (head === undefined) return false;
  if (isFileWord(head, vocabulary) || phrase.some(({ lower }) => genericKinds.test(lower))) return true;
  return isChoice && !partNoun.test(head.lower) && !isStopWord(head.lower);
}

const organisation =
  /^(?:teams?|clubs?|compan(?:y|ies)|firms?|schools?|colleges?|universit(?:y|ies)|countr(?:y|ies)|states?|cit(?:y|ies)|towns?|count(?:y|ies)|departments?|hospitals?|airlines?|districts?|provinces?|regions?|neighborhoods?|branch(?:es)?|stores?|brands?|constituenc(?:y|ies))$/;

/** Whether the words ask for a person, such as a coach, and the column that names the rows holds teams or places. */
function isPersonOf(phrase: readonly Token[], { name }: Column): boolean {
  const head = phrase.at(-1)?.lower ?? "";
  const parts = nameParts(name);
  return (
    parts.some((part) => organisation.test(part)) &&
    !parts.some((part) => stemOf(part) === stemOf(head)) &&
    (isPeople(head) || doer.test(head)) &&
    !producer.test(head)
  );
}

const doer =
  /^(?:coach(?:es)?|captains?|presidents?|judges?|pilots?|agents?|artists?|bosse?s?|ceos?|chiefs?|kings?|queens?|heads?|\p{L}{3,}(?:ers?|ors?|ists?|ians?))$/u;
/** Nouns that end like a person and are organisations or things. */
const producer =
  /^(?:makers?|manufacturers?|producers?|carriers?|importers?|exporters?|numbers?|orders?|papers?|powers?|rivers?|towers?|areas?|centers?|letters?|colors?|floors?|sectors?|winners?|leaders?|losers?)$/;

const groupNoun = /^(?:sectors?|industr(?:y|ies)|branch(?:es)?|segments?|departments?|markets?)$/;
const plainLabel = /^(?:title|name|label|series|item|description|variable|unit|entity|indicator|what)s?$/i;

/**
 * Returns the only text column whose values repeat, if its name only says that it holds names, as `Title` in a table of
 * the jobs of sectors.
 */
function unnamedGroup(
  open: readonly Column[],
  phrase: readonly Token[],
  { table }: Vocabulary,
): Column | undefined {
  const head = phrase.at(-1);
  const only = onlyOne(open.filter(({ name }) => !/(?:^|[_ .-])id$/i.test(name)));
  return head !== undefined &&
    groupNoun.test(head.lower) &&
    only !== undefined &&
    plainLabel.test(only.name.trim()) &&
    (only.distinct ?? 0) <= table.rows / 2
    ? only
    : undefined;
}

function namesPart(name: string, { stem }: Token): boolean {
  const parts = nameParts(name);
  return parts.length > 1 && parts.some((part) => stemOf(part) === stem);
}

/** Finds the date that identifies the rows, as in `in which election` if each row of elections.csv has its own date. */
function timeOfRows(
  phrase: readonly Token[],
  vocabulary: Vocabulary,
  axis: TimeAxis | null,
): Column | undefined {
  const head = phrase.at(-1);
  const [column, ...more] = axis?.parts ?? [];
  if (head === undefined || column === undefined || more.length > 0 || !isFileWord(head, vocabulary))
    return undefined;
  // The lakes of a column LakeHuron are no times.
  if (vocabulary.table.columns.some(({ kind, name }) => kind === "number" && namesPart(name, head)))
    return undefined;
  return axis?.moments === vocabulary.table.rows ? column : undefined;
}

/**
 * Returns the words of a phrase that name a column or only introduce a grouping. An adjective before them restricts the
 * rows and is not included.
 */
function wordsOfName(phrase: readonly Token[], { name }: Column): readonly Token[] {
  const named = matchName(name, phrase).tokens;
  // `the type of institution`: the noun after the type says what it is a type of.
  // An adjective between them restricts the rows.
  if (named[0] !== undefined && named[0] === phrase[0] && genericKinds.test(named[0].lower))
    return [named[0], ...phrase.slice(1).slice(-1)];
  if (named.length === 0) return phrase.slice(-1);
  // In `industry (series)`, the word before the parentheses is a synonym for the name in them.
  return phrase.filter(
    (token, at) =>
      named.includes(token) ||
      genericKinds.test(token.lower) ||
      (token.parenthesis < 0 && named.some((other) => other.parenthesis >= 0 && phrase.indexOf(other) > at)),
  );
}

/**
 * Returns the text column with a unique value in each row, such as the tail numbers of planes, if the column of names
 * is not unique, such as the models of planes.
 */
function numberedRows(
  head: Token | undefined,
  label: Column | undefined,
  vocabulary: Vocabulary,
): Column | undefined {
  const { columns, rows } = vocabulary.table;
  if (head === undefined || label === undefined || !isFileWord(head, vocabulary)) return undefined;
  if ((label.distinct ?? 0) > rows / 2 || matchName(label.name, [head]).score > 0) return undefined;
  return columns.find(({ kind, distinct }) => kind === "text" && distinct === rows);
}

/**
 * Returns the column for words that match no column's name: the column that the verb implies, the column that names the
 * rows, or the only candidate.
 */
function columnMeant(
  open: readonly Column[],
  phrase: readonly Token[],
  claims: Claims,
  vocabulary: Vocabulary,
): Column | undefined {
  const verb = byVerb(open, claims);
  if (verb !== undefined) return verb;
  const isGeneric = phrase.some(({ lower }) => genericKinds.test(lower));
  const head = phrase.at(-1);
  const label = (head === undefined ? undefined : nameColumn(head, vocabulary)) ?? labelColumn(vocabulary);
  if (!isGeneric) return numberedRows(head, label, vocabulary) ?? label ?? onlyOne(open);
  return (
    onlyOne(open.filter(({ distinct }) => (distinct ?? 0) < vocabulary.table.rows * 0.5)) ??
    label ??
    onlyOne(open)
  );
}
