/** A cell of a table. */
export interface Found {
  /** The line of the cell. */
  readonly line: number;
  /** The text of the cell. */
  readonly value: string;
}

/** Maximum number of cells that a message lists. */
const maxNamed = 5;

/** Maximum number of characters that are shown of a cell. */
const maxShown = 60;

/**
 * Formats a problem that several cells share, with their number and the first lines: `3 answers are not options (lines
 * 4, 9, 17: "a", "b")`.
 * @param found the cells
 * @param one the text for a single cell, as noun and problem
 * @param several the text for several cells
 */
export function listed(found: readonly Found[], one: string, several: string): string {
  const named = found.slice(0, maxNamed);
  const lines = named.map(({ line }) => line).join(", ");
  const values = [...new Set(named.map(({ value }) => value))].filter((value) => value !== "");
  const shown = values.length === 0 ? "" : `: ${values.map(quotedCell).join(", ")}`;
  const more = found.length > maxNamed ? ", …" : "";
  const isOne = found.length === 1;
  return `${found.length} ${isOne ? one : several} (${isOne ? "line" : "lines"} ${lines}${more}${shown})`;
}

function quotedCell(value: string): string {
  return JSON.stringify(value.length > maxShown ? `${value.slice(0, maxShown)}…` : value);
}
