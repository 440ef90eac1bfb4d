import { dirname } from "node:path";
import { claimOutputs, makeFolder, writeOutput } from "@concordat/files";
import type { FileToWrite } from "./files-to-write.js";

/**
 * Writes each file atomically. Links are followed, and permissions are preserved.
 * @param inputs input files, which are never written, even through a link
 * @throws {FilesError} OUTPUT_EXISTS if another process created the file after the check, OUTPUT_IS_INPUT, UNWRITABLE
 */
export async function writeFiles(files: readonly FileToWrite[], inputs: readonly string[]): Promise<void> {
  for (const { path, content, replaces } of files) {
    await makeFolder(dirname(path));
    const options = { inputs, knownHashes: () => replaces };
    const [claimed] = await claimOutputs([path], options);
    if (claimed !== undefined) await writeOutput(claimed, content, options);
  }
}
