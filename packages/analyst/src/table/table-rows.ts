import { maxNotes, opensNote } from "./trailing-notes.js";

/** A row of a sheet with its number, counted from 1. */
export interface NumberedRow<Cell> {
  readonly number: number;
  readonly cells: readonly Cell[];
}

/** The rows of a table in a sheet, header first, and the rows before and behind it. */
export interface TableRows<Cell> {
  readonly titles: readonly NumberedRow<Cell>[];
  readonly table: readonly NumberedRow<Cell>[];
  readonly notes: readonly NumberedRow<Cell>[];
}

/** Whether a cell has a value. */
export function hasCellValue(cell: unknown): boolean {
  return cell !== null && cell !== "";
}

const filledCells = <Cell>({ cells }: NumberedRow<Cell>): number => cells.filter(hasCellValue).length;

/**
 * Finds the table in a sheet. As in CSV files, there may be titles above it and notes below it, each in one cell. A
 * sheet with one column has neither.
 * @param rows the rows that have at least one value, in order
 */
export function tableRows<Cell>(rows: readonly NumberedRow<Cell>[]): TableRows<Cell> {
  const header = rows.findIndex((row) => filledCells(row) > 1);
  const isTitled = header > 0 && rows.slice(header + 1).some((row) => filledCells(row) > 1);
  const at = isTitled ? header : 0;
  const end = lastRow(rows, at) + 1;
  return { titles: rows.slice(0, at), table: rows.slice(at, end), notes: rows.slice(end) };
}

/** Returns the index of the last row above the notes. */
function lastRow<Cell>(rows: readonly NumberedRow<Cell>[], header: number): number {
  const isNote = (row: NumberedRow<Cell>): boolean => filledCells(row) === 1 && hasCellValue(row.cells[0]);
  const last = rows.findLastIndex((row) => !isNote(row));
  const notes = rows.slice(last + 1);
  const [first] = notes;
  if (first === undefined || last <= header || notes.length > maxNotes) return rows.length - 1;
  const isApart = first.number > (rows[last]?.number ?? 0) + 1;
  return isApart || opensNote(String(first.cells[0])) ? last : rows.length - 1;
}
