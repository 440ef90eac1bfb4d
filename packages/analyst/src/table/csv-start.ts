import { AnalystError } from "../error/analyst-error.js";
import { unzippedBytes } from "./unzipped-bytes.js";

/** Number of characters in which the first lines of a file are searched. */
const maxStart = 1_000_000;

/** A header and a few rows, after any comments. */
const headAndRows = /(?:^|[\r\n])[ \t]*[^\s#][^\r\n]*(?:[\r\n]+[^\r\n]+){3}[\r\n]/;

/**
 * Reads the start of a CSV file, with its header and first rows.
 * @param path the path of the file in UTF-8
 * @param file the path as the user wrote it, for messages
 * @throws {AnalystError} TABLE_EMPTY when the file contains only blank lines
 */
export async function csvStart(path: string, file: string): Promise<string> {
  const bytes = unzippedBytes(path);
  let text = "";
  try {
    for await (const chunk of bytes) {
      text += String(chunk);
      if (headAndRows.test(text) || text.length > maxStart) break;
    }
  } finally {
    bytes.destroy();
  }
  if (text.trim() === "") throw new AnalystError("TABLE_EMPTY", `${file}: the file is empty`);
  return text;
}
