/** Matches the start of a text that a spreadsheet program runs as a formula. Full-width characters count too. */
export const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;

/** Text that begins like a formula and is still a number. */
export const writtenNumber = /^-?\d+(\.\d+)?$/;

/**
 * Adds an apostrophe before a text that a spreadsheet program would execute as a formula, so that it is displayed as
 * text. All CSV files for spreadsheets follow this rule, whether they are written by code or by SQL.
 */
export function spreadsheetSafe(text: string): string {
  return formulaStart.test(text) && !writtenNumber.test(text) ? `'${text}` : text;
}
