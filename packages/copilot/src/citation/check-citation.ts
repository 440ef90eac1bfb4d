import { readDates, saysDate } from "./read-dates.js";
import { readNames } from "./read-names.js";
import { mayBeEqual, readNumbers } from "./read-numbers.js";

const codes = "EUR|USD|GBP|CHF|JPY|CNY|SEK|NOK|DKK|PLN|CZK|CAD|AUD";
const currencyCode = new RegExp(`^(?:${codes})$`, "u");
/** A text that names a currency. */
const currency = new RegExp(
  String.raw`[\p{Sc}]|(?<!\p{L})(?:${codes}|euros?|dollars?|pounds?|francs?)(?!\p{L})`,
  "iu",
);

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
  const missingNumbers = readNumbers(said.rest)
    .filter((number) => !numbers.some((other) => mayBeEqual(other, number)))
    .map(({ text }) => text);
  // A table seldom names its currency: a figure in the passage is not doubted for it, unless the passage names another one.
  const mayOmitCurrency = missingNumbers.length === 0 && !currency.test(known);
  const isNamed = (name: string): boolean =>
    lower.includes(name.toLowerCase()) || (currencyCode.test(name) && mayOmitCurrency);
  return [
    ...said.dates
      .filter((date) => !source.dates.some((other) => saysDate(other, date)))
      .map(({ text }) => text),
    ...missingNumbers,
    ...readNames(said.rest).filter((name) => !isNamed(name)),
  ];
}
