import { type CsvShape, csvProblem, lineOfRow } from "./csv-records.js";
import { pathLiteral } from "./path-literal.js";
import { quoteText } from "./quote-sql.js";
import { rowPlace, type Source } from "./source.js";

// All cells are read as text: their meaning is inferred from the complete column, not by DuckDB.
const csvOptions = "all_varchar = true, hive_partitioning = false";

/** Reads a table of delimited text. */
export function delimited(path: string, head: CsvShape, notes: readonly string[]): Omit<Source, "name"> {
  // When DuckDB detects the header itself, it skips lines that do not match the following ones.
  const quoted = quoteText(head.quote);
  const skipped = `skip = ${head.linesBefore}`;
  const read = (options: string): string =>
    `read_csv(${pathLiteral(path)}, ${options}, ${skipped}, ${csvOptions}, quote = ${quoted}, escape = ${quoted}, delim = ${quoteText(head.delimiter)})`;
  return {
    sql: read("header = true"),
    header: `${read("header = false")} LIMIT 1`,
    isWritten: true,
    hasExactNumbers: false,
    notes,
    place: async (row) => {
      const line = await lineOfRow(path, head, row);
      return line === null ? rowPlace(row) : `line ${line}`;
    },
    problem: () => csvProblem(path, head),
  };
}
