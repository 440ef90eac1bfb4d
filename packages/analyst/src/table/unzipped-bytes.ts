import { createReadStream } from "node:fs";
import type { Readable } from "node:stream";
import { createGunzip } from "node:zlib";

/** Returns a stream of a file's bytes, decompressed if the file is gzipped. */
export function unzippedBytes(file: string): Readable {
  const bytes = createReadStream(file);
  return /\.gz$/i.test(file) ? bytes.pipe(createGunzip().on("close", () => bytes.destroy())) : bytes;
}
