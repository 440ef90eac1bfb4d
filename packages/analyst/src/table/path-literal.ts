import { resolve } from "node:path";
import { quoteText } from "./quote-sql.js";

/** Returns a path as an SQL literal without wildcards, which DuckDB would expand to other files. */
export function pathLiteral(file: string): string {
  return quoteText(literalPath(resolve(file)));
}

/** Escapes the wildcards of a path. */
export function literalPath(path: string): string {
  return path.replace(/[*?[]/g, "[$&]");
}
