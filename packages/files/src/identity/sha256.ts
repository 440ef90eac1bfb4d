import { createHash, hash } from "node:crypto";
import { readChunks } from "../read/read-chunks.js";

/** Returns the SHA-256 of a text (in UTF-8) or of bytes, in hexadecimal. */
export function sha256(content: string | Uint8Array): string {
  return hash("sha256", content, "hex");
}

/**
 * Returns the SHA-256 of a regular file of any size, in hexadecimal.
 * @throws {FilesError} UNREADABLE
 */
export async function fileSha256(path: string): Promise<string> {
  const digest = createHash("sha256");
  for await (const chunk of readChunks(path, { pipes: false })) digest.update(chunk);
  return digest.digest("hex");
}
