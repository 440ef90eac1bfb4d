import { write as writeToDescriptor } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { promisify } from "node:util";
import type { Destination } from "../destination/destination.js";
import { systemCode } from "../error/system-error.js";

const writeSome = promisify(writeToDescriptor);
/** Milliseconds before a full pipe that does not block is tried again. */
const retryMs = 5;

/** A device or a pipe that is written to as it is, and stays open in between: a pipe's reader takes a close for the end. */
export interface OpenStream {
  write(content: string | Uint8Array): Promise<void>;
  close(): Promise<void>;
}

/** Opens a device, a pipe or an open descriptor with the first write to it. */
export function openStream({ path, descriptor }: Extract<Destination, { kind: "stream" }>): OpenStream {
  let handle: FileHandle | null = null;
  return {
    async write(content) {
      const bytes = Buffer.from(content);
      if (descriptor !== null) return writeAll(descriptor, bytes);
      handle ??= await open(path, "a");
      return writeAll(handle.fd, bytes);
    },
    close: async () => handle?.close(),
  };
}

/** Writes to a device, a pipe or an open descriptor as it is. */
export async function writeStream(
  destination: Extract<Destination, { kind: "stream" }>,
  content: string | Uint8Array,
): Promise<void> {
  const stream = openStream(destination);
  try {
    await stream.write(content);
  } finally {
    await stream.close();
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
