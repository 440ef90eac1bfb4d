import { resolve } from "node:path";
import { quoteText } from "./quote-sql.js";

/** A path as an SQL literal in which nothing is a wildcard: DuckDB would look for other files. */
export function pathLiteral(file: string): string {
  return quoteText(literalPath(resolve(file)));
}

/** A path in which nothing is a wildcard. */
export function literalPath(path: string): string {
  return path.replace(/[*?[]/g, "[$&]");
}
