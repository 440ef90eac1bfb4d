import { llamaFolder } from "@concordat/llm/embedded-model";

/** A machine, in the terms of Node.js. */
interface Machine {
  readonly platform: NodeJS.Platform;
  readonly arch: string;
}

/**
 * The command that installs node-llama-cpp in the folder where it is looked for last, whichever way the command line
 * was installed. It leaves out the builds for graphics cards, which are not used: 610 of 725 MB. npm cannot omit only
 * some optional packages, so it omits all, and the one for this machine is named.
 */
export function installLlama(machine: Machine = process): string {
  return `npm install --prefix "${llamaFolder()}" --omit=optional node-llama-cpp@3 @node-llama-cpp/${llamaProgram(machine)}@3`;
}

/**
 * The package with node-llama-cpp's native module for a machine: without graphics card support, except on
 * macOS.
 */
export function llamaProgram({ platform, arch }: Machine = process): string {
  if (platform === "darwin") return arch === "arm64" ? "mac-arm64-metal" : `mac-${arch}`;
  return `${platform === "win32" ? "win" : "linux"}-${arch}`;
}
