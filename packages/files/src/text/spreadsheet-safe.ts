/** Matches the start of a text that a spreadsheet program runs as a formula. Full-width characters count too. */
export const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;

/** Text that begins like a formula and is still a number. */
export const writtenNumber = /^-?\d+(\.\d+)?$/;

/**
 * Prefixes a text that a spreadsheet program would run as a formula with an apostrophe, so that it is shown as text.
 * All CSV for spreadsheets follows this rule, whether it is written by code or by SQL.
 */
export function spreadsheetSafe(text: string): string {
  return formulaStart.test(text) && !writtenNumber.test(text) ? `'${text}` : text;
}
