import { join } from "node:path";
import { checkValue, required, rules } from "@concordat/contracts/options";
import { FilesError, makeFolder, readOwnFile, systemReason, writeAtomically } from "@concordat/files";
import { isChatChunk } from "../chat/is-chat-chunk.js";
import { parsedJson } from "../http/parsed-json.js";
import type { AnswerStore } from "../replay/cache-client.js";

/**
 * Returns a folder that stores answers for `cacheClient`, one file for each request. The folder is created with the
 * first answer. Several processes may use it concurrently.
 * @throws {RangeError} when the folder has no path
 * @throws {FilesError} UNREADABLE when the file of a request does not contain an answer, UNWRITABLE when an answer
 *   cannot be stored
 */
export function answerFolder(folder: string): AnswerStore {
  checkValue(folder, required({ ...rules.text, message: "must be the path of a folder" }), "folder");
  const fileOf = (key: string): string => join(folder, `${key}.json`);
  return {
    async get(key) {
      const bytes = await readOwnFile(fileOf(key)).catch(unreadable);
      if (bytes === null) return undefined;
      const chunks: unknown = parsedJson(bytes.toString("utf8"));
      if (Array.isArray(chunks) && chunks.every(isChatChunk)) return chunks;
      throw new FilesError("UNREADABLE", `${fileOf(key)} does not hold an answer; remove it to ask again`);
    },
    async set(key, chunks) {
      await makeFolder(folder);
      await writeAtomically(fileOf(key), JSON.stringify(chunks)).catch((error: unknown) => {
        // Another process has sent the same request, and its answer is equally valid.
        if (!FilesError.isInstance(error) || error.code !== "OUTPUT_EXISTS") throw error;
      });
    },
  };
}

function unreadable(cause: unknown): never {
  throw new FilesError("UNREADABLE", `a kept answer cannot be read: ${systemReason(cause)}`, { cause });
}
