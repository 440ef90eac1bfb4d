import type { Column } from "../table/column.js";
import { isZeroOne } from "../table/zero-one.js";
import { columnNamed, differentIn, dividedIn, shareIn } from "./columns-in-parentheses.js";
import type { Draft } from "./draft.js";
import { glossBefore } from "./gloss-before.js";
import { isIdentifier } from "./measure/measured-columns.js";
import { wordsOfRange } from "./range-in-parentheses.js";
import type { Token } from "./token.js";

/** Maximum number of words between a question word such as `which` and the parentheses. */
const maxGroupWords = 3;

/** The meaning of parentheses that explain the words before them, as in `highway mileage (hwy)`. */
export interface Hints {
  /** Numeric columns, in the order of the question. */
  readonly columns: readonly Column[];
  /** Columns of 0 and 1 that are a condition next to the measure. */
  readonly flags: readonly Column[];
  /** The column whose different values are counted: `orders (different ids)`. */
  readonly distinct: Column | null;
  /** A column of shares, and the column of sizes with which the shares are weighted. */
  readonly ratio: readonly [Column, Column] | null;
  /** A column of shares, and the column with the sizes of what they are shares of. */
  readonly weighted: readonly [Column, Column] | null;
}

/** Instructions in parentheses that are neither the name of a column nor a value. */
type Special = Pick<Hints, "distinct" | "ratio" | "weighted">;

/** Reads parentheses that name columns or values, and marks the words before them as read. */
export function readHints(draft: Draft): Hints {
  const { claims, vocabulary } = draft;
  const columns: Column[] = [];
  let special: Special = { distinct: null, ratio: null, weighted: null };
  const starts = [
    ...new Set(claims.tokens.map(({ parenthesis }) => parenthesis).filter((start) => start >= 0)),
  ];
  for (const start of starts) {
    const inside = claims.tokens.filter((token) => token.parenthesis === start);
    // `(bikers where holiday is 1)`: what follows is a condition.
    const where = inside.findIndex(({ lower }) => lower === "where");
    const words = where > 0 ? inside.slice(0, where) : inside;
    const named = columnNamed(words, vocabulary.table.columns) ?? explainedColumn(inside, draft);
    const found = named === null ? specialIn(inside, start, draft) : null;
    if (named !== null) columns.push(...claimColumn(named, words, start, draft));
    else if (found !== null) special = { ...special, ...found };
    else claimCondition(draft, start, inside);
  }
  const measured = withoutFlags(columns, special.ratio !== null, draft);
  return {
    columns: measured,
    flags: columns.filter((column) => !measured.includes(column)),
    ...special,
  };
}

/** Marks a column in parentheses and its words as read. Returns the column if it can be measured. */
function claimColumn(named: Column, words: readonly Token[], start: number, draft: Draft): Column[] {
  const { claims } = draft;
  // A boolean column is a condition, which the words themselves name; a column for grouping is left to the grouping.
  const isMeasured = named.kind === "number" && !isGroup(named, draft, start) && !isYesNo(named, draft);
  // If a column is named but not used, an error says so.
  if (isMeasured) claims.claim(words, "column");
  claims.claim(glossBefore(draft, start, named), "gloss");
  return isMeasured ? [named] : [];
}

/** Reads `(different ids)`, `(volume divided by sales)` and `(engineers is a share of the population)`. */
function specialIn(inside: readonly Token[], start: number, draft: Draft): Partial<Special> | null {
  const { claims, vocabulary, question } = draft;
  const { columns } = vocabulary.table;
  const explained = (special: Partial<Special>, column: Column | null): Partial<Special> => {
    claims.claim(inside, "column");
    if (column !== null) claims.claim(glossBefore(draft, start, column), "gloss");
    return special;
  };
  const distinct = differentIn(inside, columns);
  if (distinct !== null) return explained({ distinct }, distinct);
  const ratio = dividedIn(inside, columns, question);
  if (ratio !== null) return explained({ ratio }, ratio[0]);
  const weighted = shareIn(inside, columns);
  return weighted === null ? null : explained({ weighted }, null);
}

/**
 * Removes columns of 0 and 1 from the hints if there is also a measure. Such a column in parentheses is a condition on
 * the rows, as in `price (price) of the houses near the incinerator (nearinc)`.
 */
function withoutFlags(
  columns: readonly Column[],
  isMeasured: boolean,
  { claims, cues }: Draft,
): readonly Column[] {
  const flags = columns.filter(isZeroOne);
  const others = columns.filter((column) => !isZeroOne(column));
  const isAlone = others.length === 0 && !isMeasured && !cues.share && !cues.counts;
  if (flags.length === 0 || cues.relationship || isAlone) return columns;
  claims.release(
    claims.tokens.filter(
      (token) => token.parenthesis >= 0 && flags.some(({ name }) => name.toLowerCase() === token.lower),
    ),
  );
  return others;
}

/**
 * Whether a numeric column in parentheses identifies the things that the question asks for, as in `which store
 * (StoreID)`.
 */
function isGroup(column: Column, { claims }: Draft, start: number): boolean {
  if (column.kind !== "number" || !isIdentifier(column)) return false;
  const before = claims.tokens.filter((token) => token.end <= start).slice(-maxGroupWords);
  return before.some(({ lower }) => /^(?:which|what|each|every|per|by)$/.test(lower));
}

/** Parentheses with an equation: `(guzzler = Y)`. */
const equals = /^\(?[^()=]*=[^()=]*\)/;

/**
 * Marks the words before parentheses with a value or a condition as read, as in `the plants with a cooling tower (ct =
 * 1)`.
 */
function claimCondition(draft: Draft, start: number, inside: readonly Token[]): void {
  const { claims, vocabulary } = draft;
  const coded = codedColumn(inside, vocabulary.table.columns);
  if (coded !== null) claims.claim(glossBefore(draft, start, coded), "gloss");
  claims.claim(wordsOfRange(draft, start), "gloss");
  const ofMember = columnOfMember(inside, draft);
  if (ofMember !== null) claims.claim(ofMember, "column");
  // `gas guzzlers (guzzler = Y)`: a condition explains the whole phrase, as a column does.
  const equated =
    ofMember === null || !equals.test(draft.question.slice(start))
      ? null
      : columnNamed(ofMember, vocabulary.table.columns);
  if (equated !== null) claims.claim(glossBefore(draft, start, equated), "gloss");
  if (ofMember !== null || isMember(inside, draft)) claims.claim(glossBefore(draft, start, null), "gloss");
}

function isYesNo(column: Column, { vocabulary }: Draft): boolean {
  const members = vocabulary.byColumn.get(column) ?? [];
  return (
    column.kind === "boolean" ||
    (members.length === 2 && members.some(({ text }) => /^(?:yes|y|true)$/i.test(text)))
  );
}

function isMember(tokens: readonly Token[], { vocabulary }: Draft): boolean {
  return vocabulary.members.has(tokens.map(({ stem }) => stem).join(" "));
}

/**
 * Returns the words of a column's name that are followed by one of the column's values, as in `(vore carni)`; `null` if
 * there are none.
 */
function columnOfMember(inside: readonly Token[], { vocabulary }: Draft): readonly Token[] | null {
  for (let at = 1; at < inside.length; at++) {
    const column = columnNamed(inside.slice(0, at), vocabulary.table.columns);
    const stems = inside
      .slice(at)
      .map(({ stem }) => stem)
      .join(" ");
    if (column !== null && (vocabulary.members.get(stems) ?? []).some((member) => member.column === column))
      return inside.slice(0, at);
  }
  return null;
}

const units =
  "hundreds?|thousands?|millions?|billions?|%|percent|per cent|percentage points|points|us ?\\$|\\$|€|£|usd|eur|gbp|dollars?|euros?|pounds?|kg|kilos?|tons?|tonnes?|grams?|miles?|km|kilomet(?:er|re)s?|met(?:er|re)s?|feet|inches|seconds?|minutes?|hours?|days?|degrees?|celsius|fahrenheit";
const explanation = new RegExp(
  `^,? (?:in (?:${units})(?![\\p{L}\\p{N}])|is the (?:number|count|amount) of\\b)`,
  "iu",
);

/**
 * Returns the column at the start of parentheses that explain it, as in `(austres, in thousands)` or `(Freq is the
 * number of accidents)`. Returns `null` if a period or a condition follows it, as in `(temp in July)`.
 */
function explainedColumn(inside: readonly Token[], { question, claims, vocabulary }: Draft): Column | null {
  const at = inside.findIndex(({ end }) => explanation.test(question.slice(end)));
  if (at < 0 || inside.slice(at + 1).some((token) => claims.useOf(token) !== undefined)) return null;
  return columnNamed(inside.slice(0, at + 1), vocabulary.table.columns);
}

/** Returns the column of a condition in parentheses, such as `(ct = 1)`; `null` if there is none. */
function codedColumn(inside: readonly Token[], columns: readonly Column[]): Column | null {
  const last = inside.at(-1);
  return inside.length > 1 && last !== undefined && /^-?\d+(?:\.\d+)?$/.test(last.text)
    ? columnNamed(inside.slice(0, -1), columns)
    : null;
}
