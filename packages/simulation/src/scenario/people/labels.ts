import type { PeopleAudience } from "@concordat/contracts/scenario";
import type { CsvRow, CsvTable } from "./csv-table.js";

/** The meaning of each value of each coded column; `null` for a value that stands for a missing one. */
export type Labels = ReadonlyMap<string, ReadonlyMap<string, string | null>>;

/** The meaning of a cell. */
export type Meaning =
  | { readonly state: "known"; readonly text: string }
  | { readonly state: "missing" }
  | { readonly state: "unlabelled" };

/** Merges a codebook with the values of the scenario, which take precedence. */
export function labelsOf(values: PeopleAudience["values"] = {}, codebook: Labels = new Map()): Labels {
  const labels = new Map(Array.from(codebook, ([column, known]) => [column, new Map(known)]));
  for (const [column, known] of Object.entries(values))
    labels.set(column, new Map([...(labels.get(column) ?? []), ...Object.entries(known)]));
  return labels;
}

/**
 * Looks up the meaning of a cell. `3.0` is looked up as `3`: if a column of whole numbers has gaps, programs write it
 * that way.
 * @param cell trimmed
 * @param known the meanings of the column's values; absent if it has no codes
 * @param missing cells that mean in every column that the value is missing
 */
export function meaningOf(
  cell: string,
  known: ReadonlyMap<string, string | null> | undefined,
  missing: ReadonlySet<string>,
): Meaning {
  const whole = wholeNumber(cell);
  if (cell === "" || missing.has(cell) || missing.has(whole)) return { state: "missing" };
  if (known === undefined) return { state: "known", text: cell };
  const label = known.has(cell) ? known.get(cell) : known.get(whole);
  if (label === undefined) return { state: "unlabelled" };
  return label === null ? { state: "missing" } : { state: "known", text: label };
}

/** A whole number without its decimals, which are zeros; other cells as they are. */
export function wholeNumber(cell: string): string {
  return cell.endsWith("0") ? cell.replace(/^([+-]?\d+)\.0+$/, "$1") : cell;
}

/** A codebook that was read, and its problems with their lines. */
export interface ReadCodebook {
  readonly labels: Labels;
  readonly problems: readonly { readonly line: number; readonly message: string }[];
}

/** Reads a codebook: column, value and label. A value without a label is missing. */
export function readCodebook({ columns, rows }: CsvTable): ReadCodebook {
  const absent = ["column", "value", "label"].filter((name) => !columns.includes(name));
  if (absent.length > 0)
    return {
      labels: new Map(),
      problems: [
        {
          line: 1,
          message: `has no ${absent.map((name) => `column "${name}"`).join(" and no ")}; a codebook has column, value and label`,
        },
      ],
    };
  const labels = new Map<string, Map<string, string | null>>();
  const problems: { line: number; message: string }[] = [];
  const cellOf = ({ cells }: CsvRow, name: string): string => cells[columns.indexOf(name)] ?? "";
  for (const row of rows) {
    const [column, value, label] = [cellOf(row, "column"), cellOf(row, "value"), cellOf(row, "label")];
    const known = labels.get(column) ?? new Map<string, string | null>();
    labels.set(column, known);
    if (column === "" || value === "")
      problems.push({ line: row.line, message: "must name a column and a value" });
    else if (known.has(value))
      problems.push({
        line: row.line,
        message: `gives the value ${JSON.stringify(value)} of ${JSON.stringify(column)} a second meaning`,
      });
    else known.set(value, label === "" ? null : label);
  }
  return { labels, problems };
}
