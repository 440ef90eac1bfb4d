import { createReadStream } from "node:fs";
import { createGunzip } from "node:zlib";

const delimiters = [",", ";", "\t", "|"] as const;
const mostHeader = 1_000_000;

/**
 * What separates the columns of a CSV file: of the usual delimiters, the one that its header has most of outside
 * quotes. DuckDB's own guess fits the delimiter to the rows, and takes a file with one row too long for a file
 * of one column.
 */
export async function findDelimiter(file: string): Promise<string> {
  const header = (await firstLine(file)).replace(/"(?:[^"]|"")*"/g, "");
  const counts = delimiters.map((delimiter) => header.split(delimiter).length - 1);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ",";
}

async function firstLine(file: string): Promise<string> {
  const bytes = createReadStream(file);
  const content = file.endsWith(".gz") ? bytes.pipe(createGunzip()) : bytes;
  let text = "";
  try {
    for await (const chunk of content) {
      text += String(chunk);
      if (/[^\r\n][\r\n]/.test(text) || text.length > mostHeader) break;
    }
  } finally {
    bytes.destroy();
  }
  return text.trimStart().split(/[\r\n]/, 1)[0] ?? "";
}
