import { areOfOtherRole, isCalledAfterThings } from "../explained-words.js";
import { isFileWord } from "../file-words.js";
import { isPeople, isRole } from "../people-words.js";
import type { Token } from "../token.js";
import type { Vocabulary } from "../vocabulary.js";
import { areRowsPeople } from "./rows-of-people.js";

export const deaths = /^deaths?$/;

const buyers = /^(?:customers?|clients?|buyers?)$/;
/** Columns of single sales, several of which one customer can have. */
const ofSale = /^(?:quantity|qty|order[ _-]?(?:id|date|no|number)|unit[ _-]?price|discount)$/i;

/**
 * Whether a noun for people refers to the rows. For example, teachers are only some of the rows in a file of employees,
 * but may be the rows of a file whose name does not say what the rows are.
 */
export function isCountedPerson(token: Token, vocabulary: Vocabulary): boolean {
  const { lower } = token;
  if (buyers.test(lower) && vocabulary.table.columns.some(({ name }) => ofSale.test(name))) return false;
  if (isRole(lower) && areOfOtherRole(token, vocabulary)) return false;
  if (isRole(lower)) return isFileWord(token, vocabulary) || !isCalledAfterThings(vocabulary);
  return isPeople(lower) || deaths.test(lower);
}

/** Whether a noun for people refers to the rows because the table has columns that only people have. */
export function isCountedIn(noun: Token, vocabulary: Vocabulary): boolean {
  return isCountedPerson(noun, vocabulary) && areRowsPeople(vocabulary);
}
