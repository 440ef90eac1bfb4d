import type { CellsWithoutValue } from "./cells-without-value.js";

/** Returns notes about cells of a workbook that count as missing although they are not blank. */
export function missingCells({ uncomputed, failed }: CellsWithoutValue): string[] {
  return [...withoutResults(uncomputed), ...withErrors(failed)];
}

const maxListed = 8;

/**
 * Returns a note about formulas without a stored result. Their cells are treated as blank, so a total may differ from
 * the one in the sheet.
 */
function withoutResults(cells: readonly string[]): string[] {
  if (cells.length === 0) return [];
  const listed = listedCells(cells);
  return [
    cells.length === 1
      ? `The workbook has no result of the formula in ${listed}, which counts as missing; a spreadsheet program computes and saves it.`
      : `The workbook has no results of the formulas in ${listed}, which count as missing; a spreadsheet program computes and saves them.`,
  ];
}

/** Returns a note about formulas with an error; empty if there are none. */
function withErrors(cells: readonly string[]): string[] {
  if (cells.length === 0) return [];
  const listed = listedCells(cells);
  return [
    cells.length === 1
      ? `The workbook has an error in ${listed}, which counts as missing.`
      : `The workbook has errors in ${listed}, which count as missing.`,
  ];
}

function listedCells(cells: readonly string[]): string {
  const more = cells.length > maxListed ? ` and ${cells.length - maxListed} more` : "";
  return `${cells.slice(0, maxListed).join(", ")}${more}`;
}
