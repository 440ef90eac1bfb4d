import { natureOf } from "../table/amount-or-level.js";
import type { Column } from "../table/column.js";
import type { ColumnFamily } from "../table/columns-as-rows.js";
import { isTimeColumn } from "../table/decimal-year.js";
import { nameParts } from "../table/name-parts.js";
import type { Table } from "../table/open-table.js";
import { columnNamed } from "./columns-in-parentheses.js";
import { isIdentifier, isMeasurable } from "./measure/measured-columns.js";
import { matchName } from "./name-match.js";
import { isEntity } from "./neutral-words.js";
import { stemOf, type Token, tokenise } from "./token.js";
import { fileWords } from "./vocabulary.js";

/** Minimum number of columns that share a noun. Two columns may share a word by chance. */
const minFamily = 3;
/** Minimum share of a column's name that a question must name to compare the column. */
const minNamed = 0.9;

const comparing =
  /\b(?:or|versus|vs\.?|than|compared? (?:with|to)|which of|beats?|outnumber(?:s|ed)?|ahead of)\b|\b(?:compare|difference between|between)\b.*\band\b/i;
const counting = /(?<!\bby )\bhow (?:many|often)\b|\b(?:number|count) of\b/i;

/** Matches a question for two numbers, as in `how many soldiers were there, and how many sailors`. */
const twoCounts = /\bhow (?:many|much)\b.*\band how (?:many|much)\b/i;

/**
 * Returns the columns that a question compares with each other, in a table that has one column for each compared thing.
 * These are the columns that the question names (`more beef or pork`), or those of the noun after `which` (`which
 * lake`, for LakeHuron, LakeErie and LakeOntario). Returns `null` if there are no such columns, or if the question
 * counts rows.
 */
export function columnFamily(table: Table, question: string): ColumnFamily | null {
  const { columns } = table;
  const tokens = tokenise(question);
  if (counting.test(question) && !twoCounts.test(question)) return null;
  const numbers = columns.filter((column) => isMeasurable(column) && !isIdentifier(column));
  const named = comparing.test(question) || twoCounts.test(question) ? namedColumns(numbers, tokens) : [];
  const noun = named.length > 1 ? "column" : nounAsked(question);
  if (noun === null) return null;
  const family = named.length > 1 ? named : familyOf(noun, table, numbers);
  const others = numbers.filter((column) => !family.includes(column));
  const isOther = others.some(({ name }) => matchName(name, tokens).score >= minNamed);
  const min = named.length > 1 ? 2 : minFamily;
  return family.length < min || !areAlike(family) || isOther
    ? null
    : { noun: freeName(noun, columns), columns: family, others, amount: amountNamed(question, columns) };
}

const counted = /^(?:votes|ballots|seats|medals|goals|wins|people|passengers|migrants|visitors)$/;

/**
 * Returns the name of the compared amount, as in `more votes than` and `by how many seats`. Returns `null` if a column
 * has this name.
 */
function amountNamed(question: string, columns: readonly Column[]): string | null {
  const [, noun = ""] = /\b(?:more|fewer|most|fewest|many) (\p{Ll}{3,})\b/iu.exec(question) ?? [];
  const amount = noun.toLowerCase();
  const isKnown = columns.some(({ name }) => name.toLowerCase() === amount);
  return !isKnown && (counted.test(amount) || natureOf(amount) === "amount") ? amount : null;
}

/** Returns the columns whose complete names are words of the question. */
function namedColumns(columns: readonly Column[], tokens: readonly Token[]): Column[] {
  const glossed = [
    ...new Set(tokens.map(({ parenthesis }) => parenthesis).filter((start) => start >= 0)),
  ].flatMap(
    (start) =>
      columnNamed(
        tokens.filter((token) => token.parenthesis === start),
        columns,
      ) ?? [],
  );
  return glossed.length > 1
    ? [...new Set(glossed)]
    : columns.filter(({ name }) => matchName(name, tokens).score >= minNamed);
}

/** Returns the noun after `which`, without a preceding `kind of`. */
function nounAsked(question: string): string | null {
  const [, noun] =
    /\b(?:which|what) (?:of the |(?:kind|type|sort|variety)s? of )?(\p{Ll}{3,})\b/iu.exec(question) ?? [];
  return noun === undefined ? null : noun.toLowerCase();
}

/**
 * Returns the numeric columns with the noun in their names. If there are none, the file's name contains the noun and
 * the rows are points in time, returns all numeric columns.
 */
function familyOf(noun: string, table: Table, numbers: readonly Column[]): readonly Column[] {
  const stem = stemOf(noun);
  const having = numbers.filter(({ name }) => nameParts(name).some((part) => stemOf(part) === stem));
  const isTold = fileWords(table.name).includes(stem) || areNames(noun, numbers);
  if (having.length > 0 || !isTold) return having;
  const others = table.columns.filter((column) => !numbers.includes(column));
  const areTimes = others.length > 0 && others.every(isTimeColumn);
  return areTimes ? numbers : [];
}

/** Minimum number of columns that count as members of a noun. */
const minNames = 4;

/**
 * Whether columns are named after things of one kind, as NSW, Vic and Qld are for `which state`: none of their names is
 * that of a quantity.
 */
function areNames(noun: string, numbers: readonly Column[]): boolean {
  return (
    isEntity(noun.endsWith("s") ? noun : plural(noun)) &&
    numbers.length >= minNames &&
    numbers.every(
      ({ name, nature, unit }) => nature === "unknown" && unit === null && /^\p{Lu}/u.test(name.trim()),
    )
  );
}

function plural(noun: string): string {
  return /[^aeiou]y$/.test(noun) ? noun.replace(/y$/, "ies") : `${noun}s`;
}

/** Whether columns have the same unit, and either all or none of them can be added up. */
function areAlike([first, ...others]: readonly Column[]): boolean {
  return others.every(({ unit, nature }) => unit === first?.unit && nature === first.nature);
}

/** Returns a name that no column of the table has. */
function freeName(noun: string, columns: readonly Column[]): string {
  return columns.some(({ name }) => name.toLowerCase() === noun) ? `${noun} compared` : noun;
}
