import { csvFile } from "./csv-file.js";
import { delimited } from "./delimited.js";
import { inUtf8 } from "./in-utf8.js";
import { pathLiteral } from "./path-literal.js";
import { assertRegularJson } from "./refuse-odd-json.js";
import { type Source, type SourceRequest, written } from "./source.js";
import { sheetAsCsv } from "./workbook.js";

/** A file format: its extensions, and a function that reads it. */
export interface TableFormat {
  readonly name: string;
  readonly endings: RegExp;
  /** The word for the tables in a file with several tables; `null` if a file of this format contains one table. */
  readonly parts: "sheets" | null;
  open(request: SourceRequest): Promise<Omit<Source, "name"> & { readonly part?: string }>;
}

/** A parent folder named `revenue=7` is a name, not a column. */
const noHive = "hive_partitioning = false";
// Text in JSON remains text until its complete column is examined: DuckDB would read 03/04/2026 as a date, in
// its own order.
const jsonOptions =
  "sample_size = -1, convert_strings_to_integers = false, dateformat = '%Y-%m-%d', timestampformat = '%Y-%m-%dT%H:%M:%S', hive_partitioning = false";

/** Reads a JSON file in any encoding. The standard requires UTF-8, but not every program complies. */
async function jsonFile({ file, folder }: SourceRequest, format: string): Promise<Omit<Source, "name">> {
  const { path, notes } = await inUtf8(file, folder);
  await assertRegularJson(path, file);
  return { ...written(`read_json(${pathLiteral(path)}, ${jsonOptions}, ${format})`), notes };
}

/** The file formats that can be read, other than DuckDB files. */
export const tableFormats: readonly TableFormat[] = [
  {
    name: "CSV",
    endings: /\.csv(\.gz)?$/i,
    parts: null,
    open: (request) => csvFile(request),
  },
  {
    name: "TSV",
    endings: /\.(tsv|tab)(\.gz)?$/i,
    parts: null,
    open: (request) => csvFile(request, "\t"),
  },
  {
    name: "NDJSON",
    endings: /\.(ndjson|jsonl)(\.gz)?$/i,
    parts: null,
    open: (request) => jsonFile(request, "format = 'newline_delimited'"),
  },
  {
    name: "JSON",
    endings: /\.(json|geojson)$/i,
    parts: null,
    open: (request) => jsonFile(request, "format = 'auto'"),
  },
  {
    name: "Excel workbook",
    endings: /\.xlsx$/i,
    parts: "sheets",
    async open({ file, table, folder }) {
      const { path, sheet, rows, notes } = await sheetAsCsv(file, table, folder);
      const place = async (row: number): Promise<string> => `row ${rows[row + 1]}`;
      return {
        ...delimited(path, { delimiter: ",", linesBefore: 0, quote: '"' }, notes),
        hasExactNumbers: true,
        place,
        part: sheet,
      };
    },
  },
  {
    name: "Parquet",
    endings: /\.(parquet|parq)$/i,
    parts: null,
    open: async ({ file }) => ({
      ...written(`read_parquet(${pathLiteral(file)}, ${noHive})`),
      isWritten: false,
    }),
  },
];
