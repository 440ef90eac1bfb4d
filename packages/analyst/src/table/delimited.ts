import type { CsvHead } from "@concordat/files/text";
import { csvProblem, lineOfRow } from "./csv-records.js";
import { pathLiteral } from "./path-literal.js";
import { quoteText } from "./quote-sql.js";
import { rowPlace, type Source } from "./source.js";

// All cells are read as text: what they mean is decided from the whole column, not by DuckDB's guess.
const csvOptions = "quote = '\"', escape = '\"', all_varchar = true, hive_partitioning = false";

/** A table of text with a mark between cells. */
export function delimited(
  path: string,
  head: Pick<CsvHead, "delimiter" | "linesBefore">,
  notes: readonly string[],
): Omit<Source, "name"> {
  // Left to guess where the header is, DuckDB skips lines that do not fit the ones after them.
  const skipped = `skip = ${head.linesBefore}`;
  const read = (options: string): string =>
    `read_csv(${pathLiteral(path)}, ${options}, ${skipped}, ${csvOptions}, delim = ${quoteText(head.delimiter)})`;
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
