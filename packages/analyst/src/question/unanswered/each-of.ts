import { isFileWord } from "../file-words.js";
import { type Use, word } from "./demand.js";

/** What is paid per month is monthly; how many there are per month is another number than how many there are. */
export function isRateOverTime({ reading: { measure } }: Use): boolean {
  return (
    measure.column !== null &&
    measure.column.nature !== "amount" &&
    /^(?:average|weighted average|median)$/.test(measure.aggregate)
  );
}

export const timeNoun =
  /^(?:years?|months?|quarters?|weeks?|days?|hours?|decades?|centur(?:y|ies)|seasons?|dates?|weekdays?|weekends?|times?|periods?|daily|weekly|monthly|quarterly|yearly|annual|annually)$/;

/** `per person`, `each region`: the rows are grouped or divided by what stands behind, or are it. */
export function eachOf(use: Use): boolean {
  const { token, next, reading, draft, claims } = use;
  if (/^(?:cent|other)$/.test(word(next))) return true;
  const { tokens } = claims;
  const at = tokens.indexOf(token);
  const phrase = tokens.slice(at + 1, at + 4);
  const { measure, by } = reading;
  if (by !== null && phrase.some((other) => claims.useOf(other) === "dimension")) return true;
  if (measure.aggregate === "ratio" && next !== undefined && claims.useOf(next) === "column") return true;
  if (phrase.some(({ lower }) => timeNoun.test(lower)))
    return isByTime(use) || (timeNoun.test(word(next)) && isRateOverTime(use) && token.lower === "per");
  const isRow = next !== undefined && (isFileWord(next, draft.vocabulary) || claims.useOf(next) === "row");
  return isRow && measure.aggregate === "average";
}

function isByTime({ reading: { by, operation } }: Use): boolean {
  return operation === "trend" || (by !== null && (by.chronological || by.column.role === "calendar"));
}
