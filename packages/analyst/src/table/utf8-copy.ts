import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { Encoding } from "@concordat/files/text";
import { unzippedBytes } from "./unzipped-bytes.js";

/** Returns the path for a converted copy of a file that DuckDB cannot read directly. */
export function copyIn(folder: string): string {
  return join(folder, "table.csv");
}

/**
 * Returns the file itself if it is UTF-8 without a byte order mark; otherwise a copy that is. DuckDB would read the
 * mark as part of JSON.
 */
export async function unmarkedCopy(file: string, encoding: Encoding, folder: string): Promise<string> {
  const isPlain = encoding === "utf-8" && !(await hasMark(file));
  return isPlain ? file : decodedCopy(file, encoding, folder);
}

const utf8Mark = Buffer.from("\uFEFF");

async function hasMark(file: string): Promise<boolean> {
  const bytes = unzippedBytes(file);
  try {
    for await (const chunk of bytes) return utf8Mark.equals(chunk.subarray(0, utf8Mark.length));
  } finally {
    bytes.destroy();
  }
  return false;
}

/** Writes a copy in UTF-8 without a byte order mark, as a stream. */
async function decodedCopy(file: string, encoding: Encoding, folder: string): Promise<string> {
  const copy = copyIn(folder);
  await pipeline(
    unzippedBytes(file),
    async function* decode(chunks: AsyncIterable<Uint8Array>) {
      const decoder = new TextDecoder(encoding);
      for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true });
      yield decoder.decode();
    },
    createWriteStream(copy, { mode: 0o600 }),
  );
  return copy;
}
