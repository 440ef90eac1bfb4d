import { type ContractSource, refOf } from "../source/contract-source.js";

const begin = "<!-- contracts:begin -->";
const end = "<!-- contracts:end -->";

/** A README with its table of contracts brought up to date; unchanged when it has no place for one. */
export function withContractTable(readme: string, sources: readonly ContractSource[]): string {
  const from = readme.indexOf(begin);
  const to = readme.indexOf(end);
  if (from < 0 || to < from) return readme;
  return `${readme.slice(0, from + begin.length)}\n${table(sources)}\n${readme.slice(to)}`;
}

function table(sources: readonly ContractSource[]): string {
  const rows = sources.map(
    (source) => `| \`${refOf(source)}\` | \`${source.title}\` | ${String(source.schema.description ?? "")} |`,
  );
  return ["| contract | type | what it is |", "|---|---|---|", ...rows].join("\n");
}
