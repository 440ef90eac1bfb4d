// Prints what was measured: one title, one line of what it means, one row a contender.

/** @param {{ title: string, note?: string, columns: string[], rows: (string | number)[][] }} table */
export function printTable({ title, note, columns, rows }) {
  const cells = [columns, ...rows.map((row) => row.map(String))];
  const widths = columns.map((_, column) => Math.max(...cells.map((row) => row[column].length)));
  const line = (row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column])))
      .join("  ");
  console.log(`\n${title}`);
  if (note !== undefined) console.log(note);
  for (const row of cells) console.log(`  ${line(row)}`);
}

/** The rows of `compare`, as text. */
export function comparisonTable(title, rows, { note, reference }) {
  printTable({
    title,
    ...(note === undefined ? {} : { note }),
    columns: ["", "per call", `times ${reference}`],
    rows: rows.map(({ name, nsPerCall, ratio }) => [name, duration(nsPerCall), ratio.toFixed(2)]),
  });
}

export function duration(ns) {
  const units = [
    ["s", 1e9],
    ["ms", 1e6],
    ["µs", 1e3],
  ];
  const [unit, size] = units.find(([, size]) => ns >= size) ?? ["ns", 1];
  return `${(ns / size).toPrecision(3)} ${unit}`;
}
