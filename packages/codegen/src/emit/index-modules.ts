import { type ContractSource, constantOf, refOf } from "../source/contract-source.js";
import { banner } from "./banner.js";
import { typeNames } from "./types-module.js";

/** What is imported as `<contract>/v<N>`. The newest version is defined where the plain name is. */
export function versionIndex(source: ContractSource, sources: readonly ContractSource[]): string {
  const constant = constantOf(source);
  const versioned = `${constant}V${source.version}`;
  const contract = newestOf(sources).includes(source)
    ? `export { ${constant} as ${versioned} } from "../index.js";`
    : `export { ${versioned} } from "./contract.js";`;
  return `${banner}${contract}\nexport type * from "./types.js";\n`;
}

/** What is imported as `<contract>`: the newest version under the plain name. */
export function newestIndex(newest: ContractSource): string {
  const constant = constantOf(newest);
  return `${banner}export { ${constant}V${newest.version} as ${constant} } from "./v${newest.version}/contract.js";
export type * from "./v${newest.version}/types.js";
`;
}

/** Everything at once: every contract's newest version with its root types, and the registry. */
export function rootIndex(sources: readonly ContractSource[]): string {
  const exports = newestOf(sources).map((source) => {
    const { output, input } = typeNames(source);
    const types = [...new Set([output, input])].map((name) => `type ${name}`).join(", ");
    return `export { ${constantOf(source)}, ${types} } from "./${source.name}/index.js";`;
  });
  return `${banner}${exports.join("\n")}
export { contractRefs, loaders } from "./registry.js";
`;
}

/** Every contract by its reference, each loaded when it is asked for. */
export function registryModule(sources: readonly ContractSource[], runtime: string): string {
  const rows = sources.map(
    (source) =>
      `  "${refOf(source)}": async () => (await import("./${refOf(source)}/index.js")).${constantOf(source)}V${source.version},`,
  );
  return `${banner}import type { Contract } from ${JSON.stringify(runtime)};

/** The references of all contracts, versions ascending. */
export const contractRefs: readonly string[] = [${sources.map((source) => `"${refOf(source)}"`).join(", ")}];

export const loaders: Readonly<Record<string, () => Promise<Contract>>> = {
${rows.join("\n")}
};
`;
}

/** The highest version of each contract. */
export function newestOf(sources: readonly ContractSource[]): ContractSource[] {
  return [...new Map(sources.map((source) => [source.name, source])).values()];
}
