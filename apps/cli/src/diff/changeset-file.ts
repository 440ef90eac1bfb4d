import { existsSync } from "node:fs";
import { join } from "node:path";
import { claimOutputs, writeOutput } from "@concordat/files";
import { CommandError } from "../command-error.js";

/** The folder of changesets, in the root of the repository. */
const folder = ".changeset";

/**
 * Writes a changeset under a unique name, and returns the file.
 * @throws {CommandError} when the working folder has no folder of changesets
 */
export async function writeChangeset(text: string): Promise<string> {
  if (!existsSync(folder)) {
    throw new CommandError(`there is no folder ${folder} here; run this in the folder where ${folder} is`);
  }
  const file = join(folder, `schema-${Date.now().toString(36)}.md`);
  const [output] = await claimOutputs([file]);
  if (output !== undefined) await writeOutput(output, text);
  return file;
}
