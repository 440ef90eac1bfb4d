import { installCommand } from "./install-command.js";

/** A machine, in the terms of Node.js. */
interface Machine {
  readonly platform: NodeJS.Platform;
  readonly arch: string;
}

/**
 * The command that installs the command line with in-process models, without the builds for graphics cards,
 * which are not used: 610 of 725 MB. npm cannot omit only some optional packages, so it omits all, and those
 * for this machine are named. For macOS there are no such builds.
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

/**
 * The package with node-llama-cpp's native module for a machine: without graphics card support, except on
 * macOS.
 */
export function llamaProgram({ platform, arch }: Machine = process): string {
  if (platform === "darwin") return arch === "arm64" ? "mac-arm64-metal" : `mac-${arch}`;
  return `${platform === "win32" ? "win" : "linux"}-${arch}`;
}
