import { nameParts } from "../../table/name-parts.js";
import { meanTheSame } from "../concepts.js";
import { isFileWord } from "../file-words.js";
import { stemOf, type Token } from "../token.js";
import { type RequiredWord, word } from "./demand.js";

/**
 * Whether the measure is a rate over time: an amount per month is monthly, but a count per month differs from
 * a count.
 */
export function isRateOverTime({ reading: { measure } }: RequiredWord): boolean {
  return (
    measure.column !== null &&
    measure.column.nature !== "amount" &&
    /^(?:average|weighted average|median)$/.test(measure.aggregate)
  );
}

/** Whether a column's name says that its values are per unit of time, as `Monthly spend` is per month. */
export function isOfTimeByName(name: string, { stem, lower }: Token): boolean {
  return (
    timeNoun.test(lower) &&
    nameParts(name).some((part) => /ly$/.test(part) && meanTheSame(stemOf(part), stem))
  );
}

export const timeNoun =
  /^(?:years?|months?|quarters?|weeks?|days?|hours?|decades?|centur(?:y|ies)|seasons?|dates?|weekdays?|weekends?|times?|periods?|daily|weekly|monthly|quarterly|yearly|annual|annually)$/;

/** Units whose names denote a quotient. */
const unitOfTwo =
  /^(?:miles|kilomet(?:er|re)s|km|met(?:er|re)s|lit(?:er|re)s|gallons|beats|words) per (?:gallon|hour|second|minute|lit(?:er|re)|mile|km|kilomet(?:er|re))$/;

/**
 * Whether the interpretation groups or divides by the noun after `per` or `each`, as in `per person` or `each
 * region`, or the noun is a row.
 */
export function eachOf(use: RequiredWord): boolean {
  const { token, next, reading, draft, claims } = use;
  if (/^(?:cent|other)$/.test(word(next))) return true;
  const { tokens } = claims;
  const at = tokens.indexOf(token);
  const phrase = tokens.slice(at + 1, at + 4);
  const { measure, by } = reading;
  if (by !== null && phrase.some((other) => claims.useOf(other) === "dimension")) return true;
  // In parentheses after the words, a quotient names its dividend and divisor.
  const isDivided = tokens.some((other) => other.parenthesis >= 0 && claims.useOf(other) === "column");
  const isColumn = next !== undefined && claims.useOf(next) === "column";
  if (measure.aggregate === "ratio" && (isDivided || isColumn || measure.per !== undefined)) return true;
  if (unitOfTwo.test(`${word(tokens[at - 1])} per ${word(next)}`)) return true;
  if (measure.column !== null && next !== undefined && isOfTimeByName(measure.column.name, next)) return true;
  if (next !== undefined && isPayPer(next, use)) return true;
  if (phrase.some(({ lower }) => timeNoun.test(lower)))
    return isByTime(use) || (timeNoun.test(word(next)) && isRateOverTime(use) && token.lower === "per");
  const isRow = next !== undefined && (isFileWord(next, draft.vocabulary) || claims.useOf(next) === "row");
  return isRow && /^(?:average|median|minimum|maximum)$/.test(measure.aggregate);
}

/**
 * Whether a unit of time only says how the pay in the measure is told, as in `earn more per hour` for a column `wage`. The
 * table must have no hours of its own, and the answer says that the unit is the question's.
 */
function isPayPer({ lower }: Token, { draft, reading }: RequiredWord): boolean {
  const { column, aggregate } = reading.measure;
  if (column === null || !/^(?:average|median|maximum|minimum)$/.test(aggregate)) return false;
  if (!/^(?:hour|day|week|month|year)$/.test(lower)) return false;
  if (!nameParts(column.name).some((part) => /^(?:wages?|salary|salaries|pay|earnings?|income)$/.test(part)))
    return false;
  const hasUnit = draft.vocabulary.table.columns.some(({ name }) =>
    nameParts(name).some((part) => meanTheSame(stemOf(part), stemOf(lower))),
  );
  if (hasUnit) return false;
  const note = `Nothing in the table says that ${column.name} is per ${lower}: its numbers were taken as they are.`;
  if (!draft.notes.includes(note)) draft.notes.push(note);
  return true;
}

function isByTime({ reading: { by, operation } }: RequiredWord): boolean {
  return operation === "trend" || (by !== null && (by.chronological || by.column.role === "calendar"));
}
