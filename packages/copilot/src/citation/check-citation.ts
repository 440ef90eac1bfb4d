import { readDates, saysDate } from "./read-dates.js";
import { readNames } from "./read-names.js";
import { mayBeEqual, readNumbers } from "./read-numbers.js";

/**
 * The numbers, dates and names of a statement that the cited texts do not contain, as they are written in the statement. What the question itself names
 * needs no source. Empty if each of them is there: that does not prove the statement, but without it the citation is wrong.
 * @param statement what is said
 * @param cited the passages that it rests on, with their headings and the titles, names and dates of their documents
 * @param question what was asked
 */
export function missingFromSource(statement: string, cited: readonly string[], question: string): string[] {
  const known = [...cited, question].join("\n");
  const said = readDates(statement);
  const source = readDates(known);
  const numbers = readNumbers(known);
  const lower = known.toLowerCase();
  return [
    ...said.dates
      .filter((date) => !source.dates.some((other) => saysDate(other, date)))
      .map(({ text }) => text),
    ...readNumbers(said.rest)
      .filter((number) => !numbers.some((other) => mayBeEqual(other, number)))
      .map(({ text }) => text),
    ...readNames(said.rest).filter((name) => !lower.includes(name.toLowerCase())),
  ];
}
