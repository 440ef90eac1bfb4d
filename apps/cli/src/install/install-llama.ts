import { llamaFolder } from "@concordat/llm/embedded-model";

/** A machine, in the terms of Node.js. */
interface Machine {
  readonly platform: NodeJS.Platform;
  readonly arch: string;
}

/**
 * Returns the command that installs node-llama-cpp in the last folder in which it is searched, which works for every
 * installation of the command line. The command omits the builds for graphics cards, which are 610 of 725 MB. npm
 * cannot omit only some optional packages, so the command omits all of them and names the build for this machine.
 */
export function installLlama(machine: Machine = process): string {
  return `npm install --prefix "${llamaFolder()}" --omit=optional node-llama-cpp@3 @node-llama-cpp/${llamaProgram(machine)}@3`;
}

/**
 * Returns the package with node-llama-cpp's native module for a machine. The build has no graphics card support, except
 * on macOS.
 */
export function llamaProgram({ platform, arch }: Machine = process): string {
  if (platform === "darwin") return arch === "arm64" ? "mac-arm64-metal" : `mac-${arch}`;
  return `${platform === "win32" ? "win" : "linux"}-${arch}`;
}
