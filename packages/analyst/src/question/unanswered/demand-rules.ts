import { papers } from "../counting/documents-counted.js";
import { isFileWord } from "../file-words.js";
import { matchName } from "../name-match.js";
import type { Token } from "../token.js";
import { type RequiredWord, word } from "./demand.js";

export const sizeToken: Token = {
  text: "size",
  lower: "size",
  stem: "size",
  start: 0,
  end: 4,
  isName: false,
  parenthesis: -1,
};

/** Whether each row is one of the counted things, so that `states with an average score above 1,000` has one score each. */
export function isAverageOfEachRow({
  draft: { cues, vocabulary },
  reading: { conditions },
}: RequiredWord): boolean {
  const { columns, rows } = vocabulary.table;
  return (
    cues.counts &&
    conditions.some(({ text }) => / [<>]=? /.test(text)) &&
    columns.some(({ kind, distinct }) => kind === "text" && distinct === rows)
  );
}

export function isIdiomOfTime({ token, draft: { question } }: RequiredWord): boolean {
  if (/^times?$/.test(token.lower))
    return /\b(?:of all time|all[- ]time|at the time|over time|at a time|the first time)\b/i.test(question);
  return /\byears? old\b/i.test(question);
}

/**
 * Whether a change is one between two numbers of a column, which are compared as groups: `change from series 7 to
 * series 8`.
 */
export function isBetweenNumbers({ draft: { question }, reading: { operation, by } }: RequiredWord): boolean {
  return (
    operation === "comparison" &&
    by?.column.kind === "number" &&
    /\bfrom\b.+\bto\b|\bbetween\b.+\band\b/i.test(question)
  );
}

/**
 * Whether the question asks for lost lives, as in `which group lost the most people`, and the rows of the table are
 * dead people.
 */
export function isLossOfLives({ token, draft: { question }, reading: { measure } }: RequiredWord): boolean {
  return (
    /^los[et]/.test(token.lower) &&
    /\b(?:people|lives|men|women|soldiers|persons|members)\b/i.test(question) &&
    (measure.column === null || /death|dead|died|killed|victim|loss|casualt/i.test(measure.column.name))
  );
}

/** Whether the measure is the one that an adjective asks for. For example, `how old are they` asks for an age. */
export function namesMeasure({ token, reading: { measure, against } }: RequiredWord): boolean {
  return [measure.column, measure.aggregate === "ratio" ? measure.denominator : null, against].some(
    (column) => column !== null && matchName(column.name, [token]).score > 0,
  );
}

/** Whether the measure in parentheses answers an adjective, as in `how old is the average mother (mage)`. */
export function isMeasureGlossed({
  token,
  claims,
  reading: { measure },
  draft: { vocabulary },
}: RequiredWord): boolean {
  // `how deep was the strongest (mag)` asks for the depth, in another column.
  const isOfOther = vocabulary.table.columns.some(
    (column) => column.name !== measure.column?.name && matchName(column.name, [token]).score >= 0.5,
  );
  if (isOfOther) return false;
  const glossed = claims.tokens.filter((token) => token.parenthesis >= 0 && claims.useOf(token) === "column");
  return measure.column !== null && matchName(measure.column.name, glossed).score === 1;
}

/** Whether a verb after `how long` names the measure, as in `how long do mammals sleep`. */
export function isDurationOfVerb({ token, next, claims, reading: { measure } }: RequiredWord): boolean {
  const verb = claims.tokens.find((other) => other.start > token.end && claims.useOf(other) === "column");
  return (
    token.lower === "long" &&
    /^(?:do|does|did)$/.test(word(next)) &&
    verb !== undefined &&
    measure.column !== null &&
    matchName(measure.column.name, [verb]).score >= 0.5
  );
}

/** Whether the file or a column is named after the action of a verb, or bills were paid. */
export function isTold({ token, claims, draft: { vocabulary } }: RequiredWord): boolean {
  return (
    (token.lower === "paid" && claims.tokens.some(({ lower }) => papers.test(lower))) ||
    isFileWord(token, vocabulary) ||
    vocabulary.table.columns.some(({ name }) => matchName(name, [token]).score >= 0.5)
  );
}

const moneyName = /wage|salar|income|earn|pay|revenue|profit|money|gross|sales|inc$|bonus|point/i;

/**
 * Whether the measure answers a question about earnings: it is an amount of money, or the number that the question
 * names.
 */
export function isOfMoney(use: RequiredWord): boolean {
  const {
    claims,
    reading: { measure, conditions },
  } = use;
  const { column } = measure;
  // How many people earn more than 50,000: the condition is on the money.
  if (column === null) return conditions.some((condition) => moneyName.test(condition.column.name));
  return (
    moneyName.test(column.name) ||
    isMeasureGlossed(use) ||
    claims.tokens.some(
      (token) => claims.useOf(token) === "column" && matchName(column.name, [token]).score >= 0.5,
    )
  );
}

/**
 * Whether the measure is a share of the votes though its name does not say so, as in `where did Clinton get her highest
 * share of the vote`, for a column `clinton` of numbers up to 100.
 */
export function isShareOfVotes({ draft: { question }, reading: { measure } }: RequiredWord): boolean {
  const { column } = measure;
  return (
    column !== null &&
    !/INT/.test(column.type) &&
    Number(column.least) >= 0 &&
    Number(column.greatest) <= 100 &&
    /\b(?:share|percentage|proportion) of (?:the |all )?(?:votes?|polls?|ballots?)\b/i.test(question)
  );
}

/** Maximum number of words between `before` or `after` and the name that follows it. */
const maxBetween = 2;

/**
 * Whether a value or a column follows `before` or `after`, as in `after the spring campaign`. The rows with this value
 * are then not the rows before or after it, and nothing says when it was.
 */
export function isBeforeOrAfterName({ token, claims }: RequiredWord): boolean {
  const at = claims.tokens.indexOf(token) + 1;
  const use = claims.tokens
    .slice(at, at + maxBetween + 1)
    .map((next) => claims.useOf(next))
    .find((found) => found !== undefined);
  return use === "member" || use === "column" || use === "dimension";
}
