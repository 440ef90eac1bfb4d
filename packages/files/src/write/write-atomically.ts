import { dirname } from "node:path";
import { destinationOf } from "../destination/destination.js";
import { asFilesError } from "../error/system-error.js";
import { removeTemporaries } from "../temporary/remove-temporaries.js";
import { replaceFile } from "./replace-file.js";
import { writeStream } from "./write-stream.js";

/**
 * Writes a file atomically and durably. If the path is a symbolic link, its target is replaced. Permissions are
 * preserved. A device or pipe is written to directly. An existing file is replaced, so call {@link claimOutputs} first
 * unless the file is known to be yours.
 * @throws {FilesError} UNWRITABLE; the file then has its previous content
 */
export async function writeAtomically(path: string, content: string | Uint8Array): Promise<void> {
  const destination = await destinationOf(path);
  try {
    if (destination.kind === "stream") await writeStream(destination, content);
    else {
      await removeTemporaries(dirname(destination.path));
      await replaceFile({ ...destination, content });
    }
  } catch (cause) {
    throw asFilesError("UNWRITABLE", path, cause);
  }
}
