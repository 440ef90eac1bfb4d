import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { isRecord } from "@concordat/contracts/options";
import { findLlama } from "@concordat/llm/embedded-model";
import { installLlama, llamaProgram } from "../../install/install-llama.js";
import type { DoctorFinding } from "../doctor-finding.js";
import { firstMessageLine } from "./first-message-line.js";

const name = "node-llama-cpp";
const found: DoctorFinding = {
  name,
  state: "found",
  detail: "its program for this machine loads",
  advice: null,
};

/** Whether models can run in this process. */
export async function checkNodeLlamaCpp(): Promise<DoctorFinding> {
  const advice = `for concordat demo and --llm llama: ${installLlama()}`;
  const entry = findLlama();
  if (entry === null) return { name, state: "absent", detail: "is not installed", advice };
  if (await loadsProgram(entry)) return found;
  try {
    const { getLlama }: typeof import("node-llama-cpp") = await import(pathToFileURL(entry).href);
    const llama = await getLlama({ build: "never", gpu: false, progressLogs: false });
    await llama.dispose();
    return found;
  } catch (error) {
    return { name, state: "broken", detail: firstMessageLine(error), advice };
  }
}

/**
 * Whether the native module for this machine can be loaded. The library takes several seconds to find out, so it is
 * used only to get the reason of a failure.
 */
async function loadsProgram(entry: string): Promise<boolean> {
  try {
    const library = createRequire(entry);
    const program = llamaProgram();
    const installed: unknown = await import(
      pathToFileURL(library.resolve(`@node-llama-cpp/${program}`)).href
    );
    library(join(binariesOf(installed), program, "llama-addon.node"));
    return true;
  } catch {
    return false;
  }
}

/** Returns the folder with the binaries of an installed module, as its package specifies. */
function binariesOf(installed: unknown): string {
  const place: unknown =
    isRecord(installed) && typeof installed.getBinsDir === "function" ? installed.getBinsDir() : null;
  if (!isRecord(place) || typeof place.binsDir !== "string") throw new Error("names no folder");
  return place.binsDir;
}
