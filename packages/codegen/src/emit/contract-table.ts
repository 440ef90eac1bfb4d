import { type ContractSource, refOf } from "../source/contract-source.js";

const begin = "<!-- contracts:begin -->";
const end = "<!-- contracts:end -->";

/** Returns a README with an updated table of contracts. A README without a place for the table is unchanged. */
export function withContractTable(readme: string, sources: readonly ContractSource[]): string {
  const from = readme.indexOf(begin);
  const to = readme.indexOf(end);
  if (from < 0 || to < from) return readme;
  return `${readme.slice(0, from + begin.length)}\n${contractTable(sources)}\n${readme.slice(to)}`;
}

/**
 * Formats the table of contracts. Its columns are padded in the same way as by formatters of Markdown, so that
 * formatting the README does not make it outdated.
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
