import type { Measure } from "../query/aggregate.js";
import type { Column } from "../table/column.js";
import { nameParts } from "../table/column-nature.js";
import type { Claims } from "./claims.js";
import { superlativeOf } from "./concepts.js";
import { matchName, type NameMatch } from "./name-match.js";
import { isStopWord } from "./stop-words.js";
import { type Token, tokenise } from "./token.js";

/** A column of numbers that a question names, and how well. */
export interface MeasureMention extends NameMatch {
  readonly column: Column;
}

/** A share of the name below which its words do not name a column. */
const minScore = 0.5;
const minPart = 0.25;
/** What a row is called names a column alone where it covers this much of its name: inspections are no `inspection_score`. */
const minFull = 0.75;
/** What is left of a match whose words are all words of every question. */
const faint = 0.6;
/** How well what the file is called after names a column of totals. */
const ofFile = 0.55;
/** The number of a player is on the shirt: next to other measurements a number is no count. */
const numberName = /^(?:number|num|nombre)$/i;
const totalName = /^(?:total|totals|count|counts|n|freq|frequency|number|cases|amount)$/i;

/** The columns of numbers that a question names, the best first. */
export function measureMentions(
  claims: Claims,
  columns: readonly Column[],
  isRow: (token: Token) => boolean,
): MeasureMention[] {
  const readable = claims.tokens.filter((token) => isReadable(token, claims));
  const words = [...readable, ...impliedBy(readable)];
  const scored = columns
    .filter(isMeasurable)
    .map((column) => ({ column, ...weighed(column, words, readable) }))
    // What a row is called names a part of a column's name only where nothing else does.
    .map((mention) =>
      !isNamedInFull(mention) &&
      mention.tokens.length > 0 &&
      mention.tokens.every((token) => isRow(token) || isStopWord(token.lower))
        ? { ...mention, score: mention.score * faint }
        : mention,
    )
    // Codes are measured only where nothing else is meant.
    .map((mention) =>
      mention.column.role === "category" ? { ...mention, score: mention.score * faint } : mention,
    )
    // A total in a file of murders counts murders.
    .map((mention) => {
      const name = mention.column.name.trim();
      if (mention.score >= ofFile || !totalName.test(name)) return mention;
      if (numberName.test(name) && columns.filter(isMeasurable).length > 1) return mention;
      // London is where the births are, and no birth.
      const token = readable.find((word) => isRow(word) && !word.isName);
      return token === undefined ? mention : { ...mention, score: ofFile, tokens: [token] };
    })
    .sort(
      (x, y) => y.score - x.score || breadth(y) - breadth(x) || x.column.name.length - y.column.name.length,
    );
  const clear = scored.filter(({ score }) => score >= minScore);
  if (clear.length > 0) return clear;
  // One column alone has a part of its name among the words: body_mass_g is how heavy.
  const [only, ...more] = scored.filter(
    ({ score, tokens }) =>
      score >= minPart && (score >= minFull * faint || tokens.length === 0 || !tokens.every(isRow)),
  );
  return only !== undefined && more.length === 0 ? [only] : [];
}

/** Marriages of a file of marriages: the column says how many each row stands for. */
function isNamedInFull({ score, tokens, column: { name, nature } }: MeasureMention): boolean {
  return (
    score === 1 && (nature === "amount" || tokens.some(({ lower }) => lower === name.trim().toLowerCase()))
  );
}

/** Nouns for things that are numbered: district 8, ward 3. */
const numbered =
  /^(?:districts?|wards?|precincts?|zones?|count(?:y|ies)|provinces?|regions?|states?|blocks?|plots?|rooms?|stores?|shops?|firms?|compan(?:y|ies)|airlines?|ships?|teams?|players?|subjects?|patients?|persons?|persnr|individuals?|households?|famil(?:y|ies)|schools?|stations?|routes?|flights?|judges?|raters?|stratum|strata|clusters?|batch(?:es)?|zip(?:code)?|fips)$/i;

/** Numbers that name things, by the column's name: `id`, `route_id`, `StoreID`, `district`. Their sum says nothing. */
export function isIdentifier({ name, role, type }: Column): boolean {
  return (
    role === "identifier" ||
    (/INT/.test(type) && numbered.test(name.trim())) ||
    /(?:^|[_ .-])(?:id|uuid|key)$/i.test(name.trim()) ||
    /[a-z]I[Dd]$/.test(name.trim())
  );
}

export function isMeasurable({ kind, role, distinct }: Column): boolean {
  return kind === "number" && (role === "measure" || (role === "category" && (distinct ?? 0) > 2));
}

function isReadable(token: Token, claims: Claims): boolean {
  const use = claims.useOf(token);
  return use === undefined || use === "gloss" || use === "cue";
}

/** What superlatives name: the cheapest is of the lowest price. */
function impliedBy(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token) =>
    (superlativeOf(token.lower)?.measure ?? []).flatMap((word) =>
      tokenise(word).map((implied) => ({ ...implied, start: token.start, end: token.end })),
    ),
  );
}

/** Units do not name what is measured. */
function weighed(column: Column, words: readonly Token[], own: readonly Token[]): NameMatch {
  const name = column.name.replace(/[([][^)\]]*[)\]]/g, " ").trim();
  const { score, tokens } = matchName(name === "" ? column.name : name, words);
  const telling = tokens.filter(
    (token) =>
      !isStopWord(token.lower) ||
      token.isName ||
      !own.includes(token) ||
      (score === 1 && isQuantified(token, own)),
  );
  if (telling.length > 0 || tokens.length === 0) return { score, tokens };
  return { score: score * faint, tokens };
}

/** `the most units`: an everyday word is a column's name where a quantity of it is asked for. */
function isQuantified(token: Token, own: readonly Token[]): boolean {
  const before = own[own.indexOf(token) - 1];
  return (
    before !== undefined &&
    /^(?:most|fewest|least|many|more|fewer|of)$/.test(before.lower) &&
    /s$/.test(token.lower)
  );
}

function breadth({ tokens }: NameMatch): number {
  return new Set(tokens).size;
}

const countName = /^(?:count|counts|n|freq|frequency|number|num|cases|anzahl|nombre)$/i;

/** Columns that count what a row stands for several of: `count`, `n`, `freq`. */
export function countColumn(columns: readonly Column[]): Column | undefined {
  const counts = columns.filter(
    ({ kind, name, type }) => kind === "number" && /INT/.test(type) && countName.test(name.trim()),
  );
  const others = columns.filter((column) => isMeasurable(column) && !counts.includes(column));
  return counts.find(({ name }) => others.length === 0 || !numberName.test(name.trim()));
}

/** Numbers that say how large the members are whose rates stand next to them. */
export function weightColumn(columns: readonly Column[], rate: Column): Column | null {
  const candidates = columns.filter(
    (column) =>
      column !== rate && column.kind === "number" && column.role === "measure" && Number(column.least) >= 0,
  );
  const isCount = (column: Column): boolean => /INT/.test(column.type) || Number(column.greatest) > 1_000;
  const known = candidates.find(
    (column) =>
      isCount(column) && sharesWords(column.name, rate.name) && /known|total|base/i.test(column.name),
  );
  if (known !== undefined) return known;
  const ranked: readonly RegExp[] = [
    /^(?:weights?|wts?|n|samplesize|sample[_ .]?size|freq)$/i,
    /^(?:pop|population|poptotal|pop[_ .]?total|total[_ .]?pop(?:ulation)?|totpop|inhabitants|residents)$/i,
    /population|^pop|inhabitants/i,
  ];
  for (const pattern of ranked) {
    const found = candidates.find((column) => isCount(column) && pattern.test(column.name));
    if (found !== undefined) return found;
  }
  return null;
}

function sharesWords(a: string, b: string): boolean {
  const stripped = (name: string): string =>
    name.toLowerCase().replace(/^(?:perc|pct|percent|share|rate|pop)_?|known|total|base/g, "");
  const [x, y] = [stripped(a), stripped(b)];
  return x.length >= 5 && (y.includes(x) || x.includes(y));
}

/** Shares and rates, which are averaged over members by their sizes. */
export function isRate(column: Column): boolean {
  const parts = nameParts(column.name);
  return (
    column.unit === "%" ||
    /^perc|^pct|percent/i.test(column.name) ||
    parts.some((part) =>
      /^(?:perc|pct|percent|percentage|rate|ratio|share|proportion|prop|capita|percap)$/.test(part),
    )
  );
}

/** What exists at a moment, such as a population: it adds up over members and not over time. */
export function isStock({ name }: Pick<Column, "name">): boolean {
  return nameParts(name).some((part) =>
    /^(?:pop|population|poptotal|stock|stocks|inventory|balance|assets|debt|headcount|employees|employment|listings|capital|reserves|subscribers|members|inhabitants|residents|jobs|workers|unemployed|unemp|armed|gnp|marketvalue)$/.test(
      part,
    ),
  );
}

export function ratioOf(numerator: Column, denominator: Column): Measure {
  return { column: numerator, denominator, aggregate: "ratio" };
}
