/** The note that says which lines before the header are no part of the table; empty without such lines. */
export function titleNote(lines: readonly string[]): string[] {
  const written = lines.map((line) => line.trim()).filter((line) => line !== "");
  return written.length === 0
    ? []
    : [
        `The lines before the header have no columns and are not read: ${written.map((line) => JSON.stringify(line)).join(", ")}.`,
      ];
}

/** The note that says which lines behind the last row are no part of the table; empty without such lines. */
export function trailingNote(lines: readonly string[]): string[] {
  return lines.length === 0
    ? []
    : [
        `The lines behind the last row have no columns and are not read: ${lines.map((line) => JSON.stringify(line)).join(", ")}.`,
      ];
}
