import { type ContractSource, refOf } from "../source/contract-source.js";

const begin = "<!-- contracts:begin -->";
const end = "<!-- contracts:end -->";

/** A README with its table of contracts brought up to date; unchanged when it has no place for one. */
export function withContractTable(readme: string, sources: readonly ContractSource[]): string {
  const from = readme.indexOf(begin);
  const to = readme.indexOf(end);
  if (from < 0 || to < from) return readme;
  return `${readme.slice(0, from + begin.length)}\n${contractTable(sources)}\n${readme.slice(to)}`;
}

/**
 * Writes the table of contracts. Its columns are padded as formatters of Markdown pad them, so that formatting does
 * not make it stale.
 */
function contractTable(sources: readonly ContractSource[]): string {
  const rows = sources.map((source) => [
    `\`${refOf(source)}\``,
    `\`${source.title}\``,
    String(source.schema.description ?? "")
      .replaceAll("|", "\\|")
      .replaceAll("\n", " "),
  ]);
  const header = ["contract", "type", "what it is"];
  const widths = header.map((_, column) =>
    Math.max(...[header, ...rows].map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[], filler = " ") =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0, filler)).join(" | ")} |`;
  return [line(header), line(["", "", ""], "-"), ...rows.map((row) => line(row))].join("\n");
}
