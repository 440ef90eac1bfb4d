import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { Encoding } from "@concordat/files/text";
import { bytesOf } from "./bytes-of.js";

/** Where the copy of a table goes that DuckDB cannot read as it is. */
export function copyIn(folder: string): string {
  return join(folder, "table.csv");
}

/** The file itself where it is UTF-8; else a copy of it in UTF-8, which DuckDB can read. Nothing is kept in memory. */
export async function utf8Copy(file: string, encoding: Encoding, folder: string): Promise<string> {
  if (encoding === "utf-8") return file;
  const copy = copyIn(folder);
  await pipeline(
    bytesOf(file),
    async function* decode(chunks: AsyncIterable<Uint8Array>) {
      const decoder = new TextDecoder(encoding);
      for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true });
      yield decoder.decode();
    },
    createWriteStream(copy, { mode: 0o600 }),
  );
  return copy;
}
