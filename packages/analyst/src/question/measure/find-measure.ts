import type { Column } from "../../table/column.js";
import { nameParts } from "../../table/name-parts.js";
import type { Claims } from "../claims.js";
import { matchName, type NameMatch } from "../name-match.js";
import { isMass } from "../neutral-words.js";
import { isPeople, isRole } from "../people-words.js";
import { isStopWord } from "../stop-words.js";
import { stemOf, type Token } from "../token.js";
import { impliedBy } from "./implied-words.js";
import { isMeasurable, numberName } from "./measured-columns.js";

/** A numeric column that a question names, and how well it matches. */
export interface MeasureMention extends NameMatch {
  readonly column: Column;
}

/** Minimum match score for a mention of a column. The score is the share of the column's name that words cover. */
const minScore = 0.5;
const minPart = 0.25;
/**
 * Minimum share of a column's name that a word for the rows must cover. For example, `inspections` does not name a
 * column `inspection_score`.
 */
const minFull = 0.75;
/** Matches parts of names of numbers that stand for a kind of thing. */
const coding = /^(?:index|type|code|class|category|group|idx)$/;
/** The factor for a match by words that occur in every question. */
const faint = 0.6;
/** The score of a match between the things in the file's name and a column of totals. */
const ofFile = 0.55;
const totalName = /^(?:total|totals|count|counts|n|freq|frequency|number|cases|amount)$/i;

/** Returns the numeric columns that a question names, best match first. */
export function measureMentions(
  claims: Claims,
  columns: readonly Column[],
  isRow: (token: Token) => boolean,
): MeasureMention[] {
  const readable = claims.tokens.filter((token) => isReadable(token, claims));
  const words = [...readable, ...impliedBy(readable, claims)];
  const isOfLife =
    words.some(({ text }) => text === "expectancy") && !readable.some(({ lower }) => lower === "expectancy");
  const scored = columns
    .filter(isMeasurable)
    .map((column) => ({ column, ...weighed(column, words, readable) }))
    // The word for the rows names a part of a column's name only if nothing else does.
    .map((mention) =>
      !isNamedInFull(mention) &&
      mention.tokens.length > 0 &&
      mention.tokens.every((token) => (isRow(token) && !isMass(token.lower)) || isStopWord(token.lower))
        ? { ...mention, score: mention.score * faint }
        : mention,
    )
    .map((mention) =>
      mention.score < 1 && mention.tokens.length > 0 && mention.tokens.every((token) => isWho(token, claims))
        ? { ...mention, score: 0 }
        : mention,
    )
    .map((mention) => withDuration(mention, columns, readable))
    // Where people live the longest: the people are no measure.
    .map((mention) =>
      isOfLife && mention.tokens.every(({ lower }) => isPeople(lower)) ? { ...mention, score: 0 } : mention,
    )
    .map((mention) => (isTimeOfOther(mention) ? { ...mention, score: 0 } : mention))
    .map((mention) => kindOfThings(mention, readable, isRow))
    .map((mention) => sizeOfThings(mention, readable, isRow))
    // Codes are measured only if the question names nothing else.
    .map((mention) =>
      mention.column.role === "category" ? { ...mention, score: mention.score * faint } : mention,
    )
    // A total in a file of murders counts murders.
    .map((mention) => {
      const name = mention.column.name.trim();
      if (mention.score >= ofFile || !totalName.test(name)) return mention;
      if (numberName.test(name) && columns.filter(isMeasurable).length > 1) return mention;
      // London is where the births took place, not a birth.
      const token = readable.find((word) => isRow(word) && !word.isName);
      return token === undefined ? mention : { ...mention, score: ofFile, tokens: [token] };
    })
    .sort(
      (x, y) => y.score - x.score || breadth(y) - breadth(x) || x.column.name.length - y.column.name.length,
    );
  const clear = scored.filter(({ score }) => score >= minScore);
  if (clear.length > 0) return clear;
  // Only one column has a part of its name among the words: body_mass_g for how heavy.
  const [only, ...more] = scored.filter(
    ({ score, tokens, column: { name } }) =>
      score >= minPart &&
      // The most models are no highest model_type_index.
      !nameParts(name).some((part) => coding.test(part)) &&
      (score >= minFull * faint || tokens.length === 0 || !tokens.every(isRow)),
  );
  return only !== undefined && more.length === 0 ? [only] : [];
}

const kindOfNumber = /^(?:rate|rates|price|prices|share|index|score|value|level|percent|percentage|ratio)$/;

/**
 * Improves the match of a column if the word before it names the subject of all rows, as in `the unemployment rate` for
 * a column `rate` in a file about unemployment.
 */
function kindOfThings(
  mention: MeasureMention,
  readable: readonly Token[],
  isRow: (token: Token) => boolean,
): MeasureMention {
  const name = mention.column.name.trim().toLowerCase();
  const at = readable.findIndex(
    ({ lower, start }, index) => lower === name && isRowBefore(readable[index - 1], start, isRow),
  );
  const [before, token] = readable.slice(Math.max(0, at - 1), at + 1);
  return !kindOfNumber.test(name) || at < 0 || before === undefined || token === undefined
    ? mention
    : { ...mention, score: 1, tokens: [before, token] };
}

const sizes = /^(?:amount|amt|value|size|sum|total)$/;
const judged = /^(?:biggest|largest|smallest|highest|lowest|greatest|average|typical|median|mean)$/;

/**
 * Improves the match of a column with the sizes of the rows, as `loan_amount` in a file of loans, if the question asks
 * for the biggest or the average of them.
 */
function sizeOfThings(
  mention: MeasureMention,
  readable: readonly Token[],
  isRow: (token: Token) => boolean,
): MeasureMention {
  const [thing, size, ...more] = nameParts(mention.column.name);
  if (thing === undefined || size === undefined || more.length > 0 || !sizes.test(size)) return mention;
  const at = readable.findIndex(
    (token, index) =>
      isRow(token) &&
      token.stem === stemOf(thing) &&
      (judged.test(readable[index - 1]?.lower ?? "") || sizes.test(readable[index + 1]?.lower ?? "")),
  );
  const next = readable[at + 1];
  return at < 0
    ? mention
    : {
        ...mention,
        score: 1,
        tokens: readable.slice(at, at + (next !== undefined && sizes.test(next.lower) ? 2 : 1)),
      };
}

function isRowBefore(before: Token | undefined, start: number, isRow: (token: Token) => boolean): boolean {
  return before !== undefined && before.end + 1 === start && isRow(before);
}

/**
 * Whether a column is the time of what the words name. For example, `the most purchases` does not name the column `week
 * of purchase`.
 */
function isTimeOfOther({ column: { name }, tokens }: MeasureMention): boolean {
  const time = /^(week|day|month|year|hour|date|quarter)s?[_ .]?of/i.exec(name.trim())?.[1]?.toLowerCase();
  return time !== undefined && !tokens.some(({ lower }) => lower.startsWith(time));
}

/** Matches units of time in the names of columns of durations, such as `Days in transit` or `Hours to resolve`. */
const unitOfTime = /^(?:days?|hours?|hrs?|minutes?|mins?|seconds?|secs?|weeks?|months?)$/;

/** Adds the only column whose name begins with a unit of time, if the question asks how long something takes. */
function withDuration(
  mention: MeasureMention,
  columns: readonly Column[],
  readable: readonly Token[],
): MeasureMention {
  const [token, ...more] = readable.filter(({ lower }) => /^long(?:er|est)?$/.test(lower));
  const takes = readable.some(({ lower }) => /^(?:takes?|took|taken|lasts?|lasted)$/.test(lower));
  if (mention.score >= ofFile || token === undefined || more.length > 0 || !takes) return mention;
  const [duration, ...others] = columns.filter(
    (column) => isMeasurable(column) && unitOfTime.test(nameParts(column.name)[0] ?? ""),
  );
  return duration === mention.column && others.length === 0
    ? { ...mention, score: ofFile, tokens: [token] }
    : mention;
}

/**
 * Whether a word is a role after a value, as in `female professors`. Such a word means people, and not a column `prof`.
 */
function isWho(token: Token, claims: Claims): boolean {
  const before = claims.tokens[claims.tokens.findIndex(({ start }) => start === token.start) - 1];
  return isRole(token.lower) && before !== undefined && claims.useOf(before) === "member";
}

/**
 * Whether a question names a column completely, as `marriages` in a file of marriages. Such a column contains the
 * number of things that each row represents.
 */
function isNamedInFull({ score, tokens, column: { name, nature } }: MeasureMention): boolean {
  return (
    score === 1 && (nature === "amount" || tokens.some(({ lower }) => lower === name.trim().toLowerCase()))
  );
}

function isReadable(token: Token, claims: Claims): boolean {
  const before = claims.tokens[claims.tokens.indexOf(token) - 1];
  // Votes in total are all of them, and no column called total.
  if (token.lower === "total" && before?.lower === "in") return false;
  // Borrowers are people, though what they borrow is a loan.
  if (/^(?:borrowers?|lenders?)$/.test(token.lower)) return false;
  const use = claims.useOf(token);
  return use === undefined || use === "gloss" || use === "cue";
}

/** Matches a column's name with words. Units in the name are ignored, because they do not name a measure. */
function weighed(column: Column, words: readonly Token[], own: readonly Token[]): NameMatch {
  const isRateAsked = own.some(({ lower }) => /^rates?$/.test(lower));
  const name = column.name
    .replace(/[([][^)\]]*[)\]]/g, " ")
    // The rate of homicides, for a column `homicides_per_100k`.
    .replace(isRateAsked ? /[ _.]per[ _.]?(?:\d+k?|capita|head|thousand|million)\w*$/i : /$^/, "")
    .trim();
  const { score, tokens } = matchName(name === "" ? column.name : name, words);
  const telling = tokens.filter(
    (token) =>
      !isStopWord(token.lower) ||
      token.isName ||
      !own.includes(token) ||
      // Games that a team lost are its losses.
      (score === 1 && (isQuantified(token, own) || /^los(?:t|es?)$/.test(token.lower))),
  );
  if (telling.length > 0 || tokens.length === 0) return { score, tokens };
  return { score: score * faint, tokens };
}

/**
 * Whether an everyday word is used as a quantity, so that it may name a column, as in `the most units` or `between
 * hours and earnings`.
 */
function isQuantified(token: Token, own: readonly Token[]): boolean {
  const before = own[own.indexOf(token) - 1];
  return (
    before !== undefined &&
    /^(?:most|fewest|least|many|more|fewer|of|between|and|with|do|does)$/.test(before.lower) &&
    /s$/.test(token.lower)
  );
}

function breadth({ tokens }: NameMatch): number {
  return new Set(tokens).size;
}
