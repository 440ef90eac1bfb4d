import { readFile } from "node:fs/promises";
import type { ContextText } from "@concordat/copilot";
import { CommandError } from "../command-error.js";
import { cannotRead } from "../files/read-text.js";

/** The texts of the context's files, in the order given. */
export function readContext(files: readonly string[]): Promise<ContextText[]> {
  return Promise.all(files.map(async (file) => ({ file, text: await readUtf8(file) })));
}

async function readUtf8(file: string): Promise<string> {
  const bytes = await readFile(file).catch((cause: unknown) => {
    throw cannotRead(file, cause);
  });
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new CommandError(`${file} is not UTF-8 text`, { cause });
  }
}
