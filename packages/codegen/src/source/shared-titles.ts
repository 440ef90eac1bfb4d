import type { ContractSource } from "./contract-source.js";

/** A problem for each contract whose type has the name of another's: one index cannot export both. */
export function sharedTitles(sources: readonly ContractSource[]): string[] {
  const owners = new Map<string, string>();
  const problems = sources.map(({ title, name, file }) => {
    const owner = owners.get(title) ?? name;
    owners.set(title, owner);
    return owner === name ? null : `${file} /title: ${title} is already the type of ${owner}; choose another`;
  });
  return problems.filter((problem) => problem !== null);
}
