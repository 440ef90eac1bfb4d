import { type ContractSource, versioned } from "./contract-source.js";

/**
 * Returns a problem for each contract with a type that has the same name as a type of another contract. One index
 * cannot export both.
 */
export function sharedTypes(sources: readonly ContractSource[]): string[] {
  const owners = new Map<string, string>();
  return sources.flatMap((source) => {
    const { name, file } = source;
    const shared = typesOf(source).find((type) => (owners.get(type) ?? name) !== name);
    for (const type of typesOf(source)) owners.set(type, owners.get(type) ?? name);
    return shared === undefined
      ? []
      : [`${file} /title: ${shared} is already the type of ${owners.get(shared)}; choose another`];
  });
}

/**
 * Returns the names that an index exports for a contract. They include those for input types, even if the contract has
 * no defaults.
 */
function typesOf(source: ContractSource): string[] {
  const names = [source.title, `${source.title}Input`];
  return [...names, ...names.map((name) => versioned(name, source))];
}
