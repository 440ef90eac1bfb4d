import { readFile } from "node:fs/promises";
import { text } from "node:stream/consumers";
import { CommandError } from "../command-error.js";

const reasons: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file",
  EISDIR: "it is a folder",
  EACCES: "it may not be read",
};

/** The text of a file, or of standard input for `-`. */
export async function readText(file: string): Promise<string> {
  if (file === "-") return text(process.stdin);
  try {
    return await readFile(file, "utf8");
  } catch (cause) {
    throw cannotRead(file, cause);
  }
}

/** Why a file cannot be read, in one sentence. */
export function cannotRead(file: string, cause: unknown): CommandError {
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
  return new CommandError(`${file}: ${reasons[code] ?? `cannot be read (${code})`}`, { cause });
}
