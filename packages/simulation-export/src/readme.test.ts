import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { exportTableNames, exportTableOf } from "./tables/tables.js";

it("documents every table and column in the README", async () => {
  const file = join(import.meta.dirname, "../README.md");
  const [before, after] = readFileSync(file, "utf8").split(/(?<=tables:begin -->)[\s\S]*(?=<!-- tables:end)/);
  const sections = exportTableNames.flatMap((name) => [
    `### ${name}`,
    exportTableOf(name).row,
    columnsOf(name),
  ]);
  // Written again by `vitest -u`.
  await expect([before, ...sections, after].join("\n\n")).toMatchFileSnapshot(file);
});

/** The columns of a table in Markdown, as the formatter writes it. */
function columnsOf(name: (typeof exportTableNames)[number]): string {
  const { columns } = exportTableOf(name);
  const rows = [
    ["column", "type", "meaning"],
    ...columns.map((column) => [`\`${column.name}\``, column.type, column.meaning]),
  ];
  const widths = [0, 1, 2].map((at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const lines = rows.map((row) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(" | ")} |`);
  return lines.toSpliced(1, 0, `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`).join("\n");
}
