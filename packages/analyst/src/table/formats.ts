import { delimiterNames, delimiterOf } from "@concordat/files/text";
import { startOf } from "./csv-start.js";
import { delimited, inUtf8 } from "./delimited.js";
import { pathLiteral } from "./path-literal.js";
import { refuseOddJson } from "./refuse-odd-json.js";
import { type Source, type SourceRequest, written } from "./source.js";
import { sheetAsCsv } from "./workbook.js";

/** One kind of file: how its name ends, and how it is read. */
export interface Format {
  readonly name: string;
  readonly endings: RegExp;
  open(request: SourceRequest): Promise<Omit<Source, "name"> & { readonly part?: string }>;
}

/** A folder called `revenue=7` above the file is a name, not a column. */
const noHive = "hive_partitioning = false";
// Text in JSON stays text until its whole column is looked at: DuckDB takes 03/04/2026 for a date, in an order of its own.
const jsonOptions =
  "sample_size = -1, convert_strings_to_integers = false, dateformat = '%Y-%m-%d', timestampformat = '%Y-%m-%dT%H:%M:%S', hive_partitioning = false";

/** The kinds of files that are read, besides DuckDB files. */
export const formats: readonly Format[] = [
  {
    name: "CSV",
    endings: /\.csv(\.gz)?$/i,
    async open({ file, folder }) {
      const { path, notes } = await inUtf8(file, folder);
      const delimiter = delimiterOf(await startOf(path, file));
      const separated = `Its columns are separated by ${delimiterNames[delimiter]}.`;
      return delimited(path, delimiter, delimiter === "," ? notes : [...notes, separated]);
    },
  },
  {
    name: "TSV",
    endings: /\.(tsv|tab)(\.gz)?$/i,
    async open({ file, folder }) {
      const { path, notes } = await inUtf8(file, folder);
      await startOf(path, file);
      return delimited(path, "\t", notes);
    },
  },
  {
    name: "NDJSON",
    endings: /\.(ndjson|jsonl)(\.gz)?$/i,
    async open({ file }) {
      await refuseOddJson(file);
      return written(`read_json(${pathLiteral(file)}, ${jsonOptions}, format = 'newline_delimited')`);
    },
  },
  {
    name: "JSON",
    endings: /\.json$/i,
    async open({ file }) {
      await refuseOddJson(file);
      return written(`read_json(${pathLiteral(file)}, ${jsonOptions})`);
    },
  },
  {
    name: "Excel workbook",
    endings: /\.xlsx$/i,
    async open({ file, table, folder }) {
      const { path, sheet, rows, notes } = await sheetAsCsv(file, table, folder);
      const place = async (row: number): Promise<string> => `row ${rows[row + 1]}`;
      return { ...delimited(path, ",", notes), hasExactNumbers: true, place, part: sheet };
    },
  },
  {
    name: "Parquet",
    endings: /\.(parquet|parq)$/i,
    open: async ({ file }) => ({
      ...written(`read_parquet(${pathLiteral(file)}, ${noHive})`),
      isWritten: false,
    }),
  },
];
