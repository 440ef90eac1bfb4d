import { encodingNames, findEncoding } from "@concordat/files/text";
import { bytesOf } from "./bytes-of.js";
import { csvProblem, lineOfRow } from "./csv-records.js";
import { pathLiteral } from "./path-literal.js";
import { quoteText } from "./quote-sql.js";
import { rowPlace, type Source } from "./source.js";
import { unreadable } from "./unreadable.js";
import { utf8Copy } from "./utf8-copy.js";

// The first line of a CSV is its header: left to guess, DuckDB skips lines that do not fit the ones after them.
// All cells are read as text: what they mean is decided from the whole column, not by DuckDB's guess.
const csvOptions = "skip = 0, quote = '\"', escape = '\"', all_varchar = true, hive_partitioning = false";

/** A table of text with a mark between cells. */
export function delimited(path: string, delimiter: string, notes: readonly string[]): Omit<Source, "name"> {
  const read = (options: string): string =>
    `read_csv(${pathLiteral(path)}, ${options}, ${csvOptions}, delim = ${quoteText(delimiter)})`;
  return {
    sql: read("header = true"),
    header: `${read("header = false")} LIMIT 1`,
    isWritten: true,
    hasExactNumbers: false,
    notes,
    place: async (row) => {
      const line = await lineOfRow(path, delimiter, row);
      return line === null ? rowPlace(row) : `line ${line}`;
    },
    problem: () => csvProblem(path, delimiter),
  };
}

/** The file, or a copy of it in UTF-8, and what is to be said of its encoding. */
export async function inUtf8(
  file: string,
  folder: string,
): Promise<{ readonly path: string; readonly notes: readonly string[] }> {
  const found = await findEncoding(bytesOf(file));
  if (found.encoding === null)
    throw unreadable(
      file,
      `line ${found.line} is not UTF-8, as other lines are, and not Windows-1252; save the file as UTF-8`,
    );
  const path = await utf8Copy(file, found.encoding, folder);
  const isUsual = found.encoding === "utf-8";
  return { path, notes: isUsual ? [] : [`The file is read as ${encodingNames[found.encoding]}.`] };
}
