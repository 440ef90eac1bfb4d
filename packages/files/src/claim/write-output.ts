import { dirname } from "node:path";
import { destinationOf } from "../destination/destination.js";
import { asFilesError } from "../error/system-error.js";
import { removeTemporaries } from "../temporary/remove-temporaries.js";
import { replaceFile } from "../write/replace-file.js";
import { writeStream } from "../write/write-stream.js";
import { assertNotInUse, assertReplaceable, type ClaimedOutput, type ClaimOptions } from "./claim-outputs.js";

/**
 * Writes a claimed output atomically. A file that appeared there after the claim is left unchanged.
 * @throws {FilesError} OUTPUT_EXISTS, UNWRITABLE
 */
export async function writeOutput(
  { name }: ClaimedOutput,
  content: string | Uint8Array,
  options: ClaimOptions = {},
): Promise<void> {
  const destination = await destinationOf(name);
  try {
    if (destination.kind === "stream") {
      await assertNotInUse(name, destination, options);
      return await writeStream(destination, content);
    }
    await assertReplaceable(name, destination, options);
    await removeTemporaries(dirname(destination.path));
    await replaceFile({ ...destination, content });
  } catch (cause) {
    throw asFilesError("UNWRITABLE", name, cause);
  }
}
