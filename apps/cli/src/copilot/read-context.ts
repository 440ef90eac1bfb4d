import type { ContextText } from "@concordat/copilot";
import { readWhole } from "@concordat/files";
import { decoded } from "../files/read-text.js";

/** The texts of the context's files, in the order given. */
export function readContext(files: readonly string[]): Promise<ContextText[]> {
  return Promise.all(files.map(async (file) => ({ file, text: decoded(await readWhole(file), file) })));
}
