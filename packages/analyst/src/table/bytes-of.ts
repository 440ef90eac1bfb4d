import { createReadStream } from "node:fs";
import type { Readable } from "node:stream";
import { createGunzip } from "node:zlib";

/** The bytes of a file, decompressed if it is gzipped. */
export function bytesOf(file: string): Readable {
  const bytes = createReadStream(file);
  return /\.gz$/i.test(file) ? bytes.pipe(createGunzip().on("close", () => bytes.destroy())) : bytes;
}
