import { formulaStart, writtenNumber } from "@concordat/files/text";
import type { ExportColumn } from "../tables/table.js";

/** The formats of exported tables. */
export const exportFormats = ["parquet", "csv", "ndjson"] as const;

/**
 * The format of exported tables: Parquet, which keeps types, CSV in UTF-8 with a header, or NDJSON, an object for each
 * row.
 */
export type ExportFormat = (typeof exportFormats)[number];

/** The options that affect the content of exported files. An export with other options is a different export. */
export interface ExportForm {
  readonly format: ExportFormat;
  /** Whether texts that spreadsheets would run as formulas are escaped. Absent if texts are unchanged. */
  readonly "spreadsheet-safe"?: true;
}

/** Returns the export options that affect the content of files. */
export function exportForm({
  format = "parquet",
  spreadsheetSafe = false,
}: {
  readonly format?: ExportFormat | undefined;
  readonly spreadsheetSafe?: boolean | undefined;
}): ExportForm {
  return { format, ...(spreadsheetSafe && format === "csv" ? { "spreadsheet-safe": true } : {}) };
}

/**
 * Returns the SQL that selects a column for a file. Lists become JSON in CSV, and texts that spreadsheets would run as
 * formulas are escaped if requested.
 */
export function selected({ name, type }: ExportColumn, form: ExportForm): string {
  const quoted = sqlName(name);
  if (form.format !== "csv") return quoted;
  if (type === "VARCHAR[]") return `to_json(${quoted}) AS ${quoted}`;
  return type === "VARCHAR" && form["spreadsheet-safe"] === true ? `${safe(quoted)} AS ${quoted}` : quoted;
}

/** Returns the name of a table or a column as SQL. */
export function sqlName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

function safe(column: string): string {
  const [starts, isNumber] = [formulaStart, writtenNumber].map(
    ({ source }) => `regexp_matches(${column}, '${source}')`,
  );
  return `CASE WHEN ${starts} AND NOT ${isNumber} THEN concat('''', ${column}) ELSE ${column} END`;
}
