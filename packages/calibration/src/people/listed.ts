/** A cell of a table. */
export interface Found {
  /** Its line. */
  readonly line: number;
  /** The text of the cell. */
  readonly value: string;
}

/** Maximum number of positions that are named. */
const maxNamed = 5;

/**
 * `3 answers are not options (lines 4, 9, 17: "a", "b")`: the number, the problem, and the first positions.
 */
export function listed(found: readonly Found[], one: string, several: string): string {
  const named = found.slice(0, maxNamed);
  const lines = named.map(({ line }) => line).join(", ");
  const values = [...new Set(named.map(({ value }) => value))].filter((value) => value !== "");
  const shown = values.length === 0 ? "" : `: ${values.map((value) => JSON.stringify(value)).join(", ")}`;
  const more = found.length > maxNamed ? ", …" : "";
  const isOne = found.length === 1;
  return `${found.length} ${isOne ? one : several} (${isOne ? "line" : "lines"} ${lines}${more}${shown})`;
}
