/**
 * Reading scenarios and similar documents that people write. Each problem is reported with its line.
 * @module
 */
export { maxRuns } from "../ensemble/ensemble-plan.js";
export { readScenario } from "../folder/read-scenario.js";
export { changedScenario } from "../scenario/changed-scenario.js";
export { checkStrings } from "../scenario/checks/check-strings.js";
export { type Report, reporterOf } from "../scenario/checks/report.js";
export { type CsvRow, type CsvTable, csvTable } from "../scenario/people/csv-table.js";
export { type CellMeaning, cellMeaning, type Labels, readCodebook } from "../scenario/people/labels.js";
export { type Found, listed } from "../scenario/people/listed.js";
export { type ReadDocument, readDocument } from "../scenario/read-document.js";
