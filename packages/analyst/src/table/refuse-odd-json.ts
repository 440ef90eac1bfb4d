import { open } from "node:fs/promises";
import { unreadableTable } from "./unreadable-table.js";

/**
 * Throws for JSON that DuckDB would misread as a table: an array that ends after a comma, or values that are not
 * objects.
 * @param path the path of the file in UTF-8
 * @param file the path as the user wrote it, for messages
 */
export async function assertRegularJson(path: string, file: string): Promise<void> {
  if (/\.gz$/i.test(path)) return;
  const handle = await open(path);
  try {
    const { size } = await handle.stat();
    const edge = Math.min(size, 4096);
    const read = async (at: number): Promise<string> =>
      (await handle.read(Buffer.alloc(edge), 0, edge, at)).buffer.toString();
    const start = (await read(0)).replace("\uFEFF", "").trimStart();
    const end = (await read(size - edge)).trimEnd();
    if (start.startsWith("[") && !end.endsWith("]"))
      throw unreadableTable(file, "its JSON array has no end; the file was cut off");
    if (/^\[?\s*[^\s[{\]]/.test(start))
      throw unreadableTable(
        file,
        "it contains no JSON objects; a table is a list of objects, one for each row",
      );
  } finally {
    await handle.close();
  }
}
