/** Returns a note about the lines before the header, which are not part of the table; empty if there are none. */
export function titleNote(lines: readonly string[]): string[] {
  const written = lines.map((line) => line.trim()).filter((line) => line !== "");
  return written.length === 0
    ? []
    : [
        `The lines before the header have no columns and are not read: ${written.map((line) => JSON.stringify(line)).join(", ")}.`,
      ];
}

/** Returns a note about the lines after the last row, which are not part of the table; empty if there are none. */
export function trailingNote(lines: readonly string[]): string[] {
  return lines.length === 0
    ? []
    : [
        `The lines behind the last row have no columns and are not read: ${lines.map((line) => JSON.stringify(line)).join(", ")}.`,
      ];
}
