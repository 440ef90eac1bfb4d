/** A machine, as Node.js names it. */
interface Machine {
  readonly platform: NodeJS.Platform;
  readonly arch: string;
}

/**
 * The command that installs the command line with models in process, without the builds for graphics cards, of which they use
 * none: 610 of 725 MB. npm cannot leave out some optional packages, so it leaves out all, and those of this machine are named.
 * On a Mac there are no such builds.
 */
export function installLlama({ platform, arch }: Machine = process): string {
  if (platform === "darwin") return "npm install concordat node-llama-cpp";
  const [llama, libsql, duckdb] =
    platform === "win32"
      ? [`win-${arch}`, `win32-${arch}-msvc`, `win32-${arch}`]
      : [`linux-${arch}`, `linux-${arch}-gnu`, `linux-${arch}`];
  const programs = [`@node-llama-cpp/${llama}`, `@libsql/${libsql}`, `@duckdb/node-bindings-${duckdb}`];
  return `npm install --omit=optional concordat node-llama-cpp ${programs.join(" ")}`;
}
