// Only names and paths of the file that the user opens are quoted into SQL, once, while it is loaded. From
// then on columns are named c0, c1, … and values are bound.

/** Returns a name as an SQL identifier. */
export function quoteIdentifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** Returns a text as an SQL literal. */
export function quoteText(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
