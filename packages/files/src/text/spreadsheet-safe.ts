/** Matches the start of a text that a spreadsheet program runs as a formula. Full-width characters count too. */
export const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;

/** Text that begins like a formula and is still a number. */
export const writtenNumber = /^-?\d+(\.\d+)?$/;

/**
 * A text that a spreadsheet program shows and does not run: with an apostrophe before what would be a formula. Everything that is
 * written as CSV for spreadsheets goes through this rule, in code or in SQL.
 */
export function spreadsheetSafe(text: string): string {
  return formulaStart.test(text) && !writtenNumber.test(text) ? `'${text}` : text;
}
