import { write as writeToDescriptor } from "node:fs";
import { open } from "node:fs/promises";
import { promisify } from "node:util";
import type { Destination } from "../destination/destination.js";
import { systemCode } from "../error/system-error.js";

const writeSome = promisify(writeToDescriptor);
/** Milliseconds before a full pipe that does not block is tried again. */
const retryMs = 5;

/** Writes to a device, a pipe or an open descriptor as it is. */
export async function writeStream(
  { path, descriptor }: Extract<Destination, { kind: "stream" }>,
  content: string | Uint8Array,
): Promise<void> {
  const bytes = Buffer.from(content);
  if (descriptor !== null) return writeAll(descriptor, bytes);
  const handle = await open(path, "a");
  try {
    await writeAll(handle.fd, bytes);
  } finally {
    await handle.close();
  }
}

async function writeAll(descriptor: number, bytes: Buffer): Promise<void> {
  for (let done = 0; done < bytes.length; ) {
    try {
      done += (await writeSome(descriptor, bytes, done)).bytesWritten;
    } catch (error) {
      if (systemCode(error) !== "EAGAIN") throw error;
      await new Promise((resolve) => setTimeout(resolve, retryMs));
    }
  }
}
