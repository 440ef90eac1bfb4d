import type { PeopleAudience } from "@concordat/contracts/scenario";
import type { CsvRow, CsvTable } from "./csv-table.js";

/** The label of each value, for each coded column; `null` for a value that means "missing". */
export type Labels = ReadonlyMap<string, ReadonlyMap<string, string | null>>;

/** The meaning of a cell: a known text, a missing value, or a code without a label. */
export type CellMeaning =
  | {
      /** Whether the meaning of the cell is a text, a missing value, or unknown. */
      readonly state: "known";
      /** The label of the value, or the cell itself if its column has no codes. */
      readonly text: string;
    }
  | { readonly state: "missing" }
  | { readonly state: "unlabelled" };

/** Merges a codebook with the labels in the scenario, which take precedence. */
export function labelsOf(values: PeopleAudience["values"] = {}, codebook: Labels = new Map()): Labels {
  const labels = new Map(Array.from(codebook, ([column, known]) => [column, new Map(known)]));
  for (const [column, known] of Object.entries(values))
    labels.set(column, new Map([...(labels.get(column) ?? []), ...Object.entries(known)]));
  return labels;
}

/**
 * Looks up the meaning of a cell. A cell such as `3.0` is looked up as `3`, because some programs write integers this
 * way if the column has missing values.
 * @param cell the trimmed cell
 * @param known the labels of the column's values; absent if the column has no codes
 * @param missing cells that mean a missing value in every column
 */
export function cellMeaning(
  cell: string,
  known: ReadonlyMap<string, string | null> | undefined,
  missing: ReadonlySet<string>,
): CellMeaning {
  const whole = withoutZeroDecimals(cell);
  if (cell === "" || missing.has(cell) || missing.has(whole)) return { state: "missing" };
  if (known === undefined) return { state: "known", text: cell };
  const label = known.has(cell) ? known.get(cell) : known.get(whole);
  if (label === undefined) return { state: "unlabelled" };
  return label === null ? { state: "missing" } : { state: "known", text: label };
}

/** Returns a whole number without its decimals if they are all zeros. Other cells are returned unchanged. */
export function withoutZeroDecimals(cell: string): string {
  return cell.endsWith("0") ? cell.replace(/^([+-]?\d+)\.0+$/, "$1") : cell;
}

/** The labels of a codebook, and its problems with their lines. */
export interface ReadCodebook {
  readonly labels: Labels;
  readonly problems: readonly { readonly line: number; readonly message: string }[];
}

/** Reads a codebook with the columns `column`, `value` and `label`. A value without a label means a missing value. */
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
