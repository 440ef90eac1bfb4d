import { readDates, saysDate } from "./read-dates.js";
import { readNames } from "./read-names.js";
import { mayBeEqual, readNumbers } from "./read-numbers.js";

const codes = "EUR|USD|GBP|CHF|JPY|CNY|SEK|NOK|DKK|PLN|CZK|CAD|AUD";
const currencyCode = new RegExp(`^(?:${codes})$`, "u");
/** Matches the name of a currency. */
const currency = new RegExp(
  String.raw`[\p{Sc}]|(?<!\p{L})(?:${codes}|euros?|dollars?|pounds?|francs?)(?!\p{L})`,
  "iu",
);

/**
 * Returns the numbers, dates and names in a statement that the cited texts do not contain, as they are written in the
 * statement. Values that the question contains need no source. If the result is not empty, the citation is wrong. If it
 * is empty, the statement may still be wrong.
 * @param statement the statement to check
 * @param cited the cited passages, with their headings and the titles, names and dates of their documents
 * @param question the question that the statement answers
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
  // Tables seldom name their currency: a missing currency is accepted, unless the passage names a different one.
  const mayOmitCurrency = missingNumbers.length === 0 && !currency.test(known);
  const isNamed = (name: string): boolean =>
    lower.includes(name.toLowerCase()) || (currencyCode.test(name) && mayOmitCurrency);
  const figures = missingNumbers.map((number) => withCurrency(said.rest, number));
  const isInFigure = (name: string): boolean =>
    figures.some((figure) => figure !== name && figure.split(" ").includes(name));
  return [
    ...said.dates
      .filter((date) => !source.dates.some((other) => saysDate(other, date)))
      .map(({ text }) => text),
    ...figures,
    ...readNames(said.rest).filter((name) => !isNamed(name) && !isInFigure(name)),
  ];

  /** Returns a missing number together with its currency code, if the code is missing as well. */
  function withCurrency(text: string, number: string): string {
    const [figure = number] = figureWithCode(number).exec(text) ?? [];
    const code = figure.replace(number, "").trim();
    return code === "" || isNamed(code) ? number : figure;
  }
}

/** Returns a pattern for a number with a currency code before or after it. */
function figureWithCode(number: string): RegExp {
  const written = number.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(
    String.raw`\b(?:${codes}) ${written}(?![\d.,]*\d)|(?<![\d.,])${written} (?:${codes})\b`,
    "u",
  );
}
