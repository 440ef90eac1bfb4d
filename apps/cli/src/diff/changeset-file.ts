import { existsSync } from "node:fs";
import { join } from "node:path";
import { claimOutputs, writeOutput } from "@concordat/files";
import { CommandError } from "../command-error.js";

/** Where changesets lie, in the folder of the repository's root. */
const folder = ".changeset";

/**
 * Writes a changeset under a name of its own, and returns the file.
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
