import { createHash } from "node:crypto";
import { open } from "node:fs/promises";

/** Bytes read at a time. */
const chunkBytes = 1024 * 1024;

/** The SHA-256 of a file, in hexadecimal. One buffer is used for all of it: a stream allocates a new one for each piece. */
export async function sha256(path: string): Promise<string> {
  const hash = createHash("sha256");
  const buffer = Buffer.allocUnsafeSlow(chunkBytes);
  const file = await open(path);
  try {
    for (;;) {
      const { bytesRead } = await file.read(buffer, 0, chunkBytes);
      if (bytesRead === 0) return hash.digest("hex");
      hash.update(buffer.subarray(0, bytesRead));
    }
  } finally {
    await file.close();
  }
}
