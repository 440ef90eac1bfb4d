import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";

/** Bytes read at a time: a model has a hundred million of them. */
const chunkBytes = 1024 * 1024;

/** The SHA-256 of a file, in hexadecimal. */
export async function sha256(path: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path, { highWaterMark: chunkBytes }), hash);
  return hash.digest("hex");
}
