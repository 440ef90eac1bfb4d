import { readFile, stat } from "node:fs/promises";
import { systemReason } from "@concordat/files";

/** Maximum size of a file that is read, in bytes. Half of what a string can hold. */
const largestFile = 256 * 1024 * 1024;

/** A text file, with its bytes as they are. */
export interface TextFile {
  readonly bytes: Uint8Array;
  readonly text: string;
}

/** Reads a file whole, without a byte order mark in its text; or says why that is not possible, in words. */
export async function readTextFile(path: string): Promise<TextFile | string> {
  try {
    const stats = await stat(path);
    if (stats.isDirectory()) return "it is a folder";
    if (!stats.isFile()) return "it is not a regular file";
    if (stats.size > largestFile) return `it has ${stats.size} bytes; at most ${largestFile} are read`;
    const bytes = await readFile(path);
    return { bytes, text: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
  } catch (error) {
    if (error instanceof TypeError) return "it is not UTF-8 text";
    const absent = error instanceof Error && "code" in error && error.code === "ENOENT";
    return absent ? "there is no such file" : systemReason(error);
  }
}
