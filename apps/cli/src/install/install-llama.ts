import { installCommand } from "./install-command.js";

/** A machine, as Node.js names it. */
interface Machine {
  readonly platform: NodeJS.Platform;
  readonly arch: string;
}

/**
 * The command that installs the command line with models in process, without the builds for graphics cards, of which they use
 * none: 610 of 725 MB. npm cannot omit some optional packages, so it omits all, and those of this machine are named.
 * On a Mac there are no such builds.
 */
export function installLlama(machine: Machine = process): string {
  const { platform, arch } = machine;
  if (platform === "darwin") return `${installCommand} concordat node-llama-cpp`;
  const [libsql, duckdb] =
    platform === "win32" ? [`win32-${arch}-msvc`, `win32-${arch}`] : [`linux-${arch}-gnu`, `linux-${arch}`];
  const programs = [
    `@node-llama-cpp/${llamaProgram(machine)}`,
    `@libsql/${libsql}`,
    `@duckdb/node-bindings-${duckdb}`,
  ];
  return `${installCommand} --omit=optional concordat node-llama-cpp ${programs.join(" ")}`;
}

/** The package of node-llama-cpp with its program for a machine, one without a graphics card but on a Mac. */
export function llamaProgram({ platform, arch }: Machine = process): string {
  if (platform === "darwin") return arch === "arm64" ? "mac-arm64-metal" : `mac-${arch}`;
  return `${platform === "win32" ? "win" : "linux"}-${arch}`;
}
