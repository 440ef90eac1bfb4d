/**
 * Text in user files: encodings, the head of a CSV file, numbers out of range, and cells that a spreadsheet
 * would run as formulas.
 * @module
 */
export { type CsvHead, csvHeadOf } from "./csv-head.js";
export { type Delimiter, delimiterNames } from "./delimiter.js";
export { type Encoding, encodingNames, encodingOf, type FoundEncoding, findEncoding } from "./encoding.js";
export { beyondRangeWords, numberBeyondRange, type OutOfRangeNumber } from "./number-beyond-range.js";
export { formulaStart, spreadsheetSafe, writtenNumber } from "./spreadsheet-safe.js";
