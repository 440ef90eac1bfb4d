/**
 * The binaries that each kind of machine needs of packages that publish one package for each, as their manifests name them.
 * The lockfile names those that the registry had from which it was written.
 */
export const binaries = {
  "darwin-arm64": ["@duckdb/node-bindings-darwin-arm64", "@node-llama-cpp/mac-arm64-metal"],
  "darwin-x64": ["@duckdb/node-bindings-darwin-x64", "@node-llama-cpp/mac-x64"],
  "linux-arm64": ["@duckdb/node-bindings-linux-arm64", "@node-llama-cpp/linux-arm64"],
  "linux-x64": ["@duckdb/node-bindings-linux-x64", "@node-llama-cpp/linux-x64"],
  "win32-arm64": ["@duckdb/node-bindings-win32-arm64", "@node-llama-cpp/win-arm64"],
  "win32-x64": ["@duckdb/node-bindings-win32-x64", "@node-llama-cpp/win-x64"],
};

/**
 * Whether an installation from a lockfile brings the binaries of a kind of machine.
 * @param {string} lockfile the text of pnpm-lock.yaml
 * @param {string} machine platform and processor, as in `binaries`; others have none to miss
 */
export function lockfileServes(lockfile, machine = `${process.platform}-${process.arch}`) {
  return (binaries[machine] ?? []).every((name) => lockfile.includes(`'${name}@`));
}
