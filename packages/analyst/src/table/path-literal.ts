import { resolve } from "node:path";
import { quoteText } from "./quote-sql.js";

/** A path as an SQL literal without wildcards: DuckDB would search for other files. */
export function pathLiteral(file: string): string {
  return quoteText(literalPath(resolve(file)));
}

/** A path without wildcards. */
export function literalPath(path: string): string {
  return path.replace(/[*?[]/g, "[$&]");
}
