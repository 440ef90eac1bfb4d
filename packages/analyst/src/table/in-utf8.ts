import { encodingNames, findEncoding } from "@concordat/files/text";
import { unreadableTable } from "./unreadable-table.js";
import { unzippedBytes } from "./unzipped-bytes.js";
import { unmarkedCopy } from "./utf8-copy.js";

/**
 * Returns the file, or a copy of it in UTF-8 without a byte order mark, with notes about its encoding.
 * @throws {AnalystError} TABLE_UNREADABLE when the encoding is not known
 */
export async function inUtf8(
  file: string,
  folder: string,
): Promise<{ readonly path: string; readonly notes: readonly string[] }> {
  const found = await findEncoding(unzippedBytes(file));
  if (found.encoding === null)
    throw unreadableTable(
      file,
      `line ${found.line} is not UTF-8, but other lines are, and not Windows-1252; save the file as UTF-8`,
    );
  const path = await unmarkedCopy(file, found.encoding, folder);
  const isUsual = found.encoding === "utf-8";
  return { path, notes: isUsual ? [] : [`The file is read as ${encodingNames[found.encoding]}.`] };
}
