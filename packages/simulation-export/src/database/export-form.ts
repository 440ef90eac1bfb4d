import { formulaStart, writtenNumber } from "@concordat/files/text";
import type { ExportColumn } from "../tables/table.js";

/** The format of an exported table: Parquet, which keeps types, or CSV with a header, in UTF-8. */
export type ExportFormat = "parquet" | "csv";

/** The options that change the files of an export. An export with different options is a different export. */
export interface ExportForm {
  readonly format: ExportFormat;
  /** Absent: texts are unchanged. */
  readonly "spreadsheet-safe"?: true;
}

/** The form that options request. */
export function formOf({
  format = "parquet",
  spreadsheetSafe = false,
}: {
  readonly format?: ExportFormat | undefined;
  readonly spreadsheetSafe?: boolean | undefined;
}): ExportForm {
  return { format, ...(spreadsheetSafe && format === "csv" ? { "spreadsheet-safe": true } : {}) };
}

/** The SQL that selects a column. CSV does not support lists, and spreadsheets run some texts as formulas. */
export function selected({ name, type }: ExportColumn, form: ExportForm): string {
  const quoted = `"${name}"`;
  if (form.format !== "csv") return quoted;
  if (type === "VARCHAR[]") return `to_json(${quoted}) AS ${quoted}`;
  return type === "VARCHAR" && form["spreadsheet-safe"] === true ? `${safe(quoted)} AS ${quoted}` : quoted;
}

function safe(column: string): string {
  const [starts, isNumber] = [formulaStart, writtenNumber].map(
    ({ source }) => `regexp_matches(${column}, '${source}')`,
  );
  return `CASE WHEN ${starts} AND NOT ${isNumber} THEN concat('''', ${column}) ELSE ${column} END`;
}
