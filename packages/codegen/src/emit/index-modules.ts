import { type ContractSource, constantOf, refOf, versioned } from "../source/contract-source.js";
import { banner } from "./banner.js";
import { typeNames } from "./types-module.js";

/**
 * Returns the code of the module `<contract>/v<N>`, which exports the contract and its types with the version in their
 * names. The current version is defined in the module without a version.
 */
export function versionIndex(source: ContractSource): string {
  const constant = constantOf(source);
  const name = versioned(constant, source);
  const contract = source.isCurrent
    ? `export { ${constant} as ${name} } from "../index.js";`
    : `export { ${name} } from "./contract.js";`;
  const types = rootTypes(source).map((type) => `${type} as ${versioned(type, source)}`);
  return `${banner}${contract}
export type { ${types.join(", ")} } from "./types.js";
export type * from "./types.js";
`;
}

/** Returns the code of the module `<contract>`, which exports the current version without a version in its names. */
export function currentIndex(current: ContractSource): string {
  const constant = constantOf(current);
  return `${banner}export { ${versioned(constant, current)} as ${constant} } from "./v${current.version}/contract.js";
export type * from "./v${current.version}/types.js";
`;
}

/**
 * Returns the code of the index. It exports every version of every contract with its root types, the names without a
 * version, and the registry.
 */
export function rootIndex(sources: readonly ContractSource[]): string {
  const exports = sources.flatMap((source) => {
    const types = rootTypes(source);
    const plain = `export { ${[constantOf(source), ...types.map((type) => `type ${type}`)].join(", ")} } from "./${source.name}/index.js";`;
    const own = [
      versioned(constantOf(source), source),
      ...types.map((type) => `type ${versioned(type, source)}`),
    ];
    const withVersion = `export { ${own.join(", ")} } from "./${refOf(source)}/index.js";`;
    return source.isCurrent ? [plain, withVersion] : [withVersion];
  });
  return `${banner}${exports.join("\n")}
export { contractRefs, loaders } from "./registry.js";
`;
}

/** Generates the types of the contract's value: the output of `parse` and, if it differs, the input. */
function rootTypes(source: ContractSource): string[] {
  const { output, input } = typeNames(source);
  return [...new Set([output, input])];
}

/** Returns the code of the registry, which loads each contract on demand by its reference. */
export function registryModule(sources: readonly ContractSource[], runtime: string): string {
  const rows = sources.map(
    (source) =>
      `  "${refOf(source)}": async () => (await import("./${refOf(source)}/index.js")).${versioned(constantOf(source), source)},`,
  );
  return `${banner}import type { Contract } from ${JSON.stringify(runtime)};

/** The references of all contracts, versions ascending. */
export const contractRefs: readonly string[] = [${sources.map((source) => `"${refOf(source)}"`).join(", ")}];

/** Loads a contract when it is needed, by its reference. */
export const loaders: Readonly<Record<string, () => Promise<Contract>>> = {
${rows.join("\n")}
};
`;
}
