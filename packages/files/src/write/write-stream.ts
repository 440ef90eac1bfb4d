import { write as writeToDescriptor } from "node:fs";
import { constants, type FileHandle, open, stat } from "node:fs/promises";
import { promisify } from "node:util";
import type { Destination } from "../destination/destination.js";
import { systemCode } from "../error/system-error.js";
import { otherEndMs, untilOtherEnd, waitForPipe } from "../pipe/other-end.js";

const writeSome = promisify(writeToDescriptor);
const plainly = constants.O_WRONLY | constants.O_APPEND | (constants.O_NONBLOCK ?? 0);

/**
 * A device or pipe that is written to directly. It stays open between writes, because the reader of a pipe treats
 * closing as the end.
 */
export interface OpenStream {
  /** Opens the file now instead of at the first write, so that problems are known early. */
  open(): Promise<void>;
  write(content: string | Uint8Array): Promise<void>;
  close(): Promise<void>;
}

/** Opens a device, a pipe or an open descriptor with the first write to it. */
export function openStream({ path, descriptor }: Extract<Destination, { kind: "stream" }>): OpenStream {
  let handle: FileHandle | null = null;
  const opened = async (): Promise<number> => {
    if (descriptor !== null) return descriptor;
    handle ??= await openForWriting(path);
    return handle.fd;
  };
  return {
    open: async () => void (await opened()),
    write: async (content) => writeAll(await opened(), Buffer.from(content)),
    close: async () => handle?.close(),
  };
}

/** Writes to a device, a pipe or an open descriptor directly. */
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
      await waitForPipe();
    }
  }
}

/**
 * Opens a path for writing. A pipe is opened without waiting, because otherwise the call would not return until the
 * pipe has a reader.
 */
async function openForWriting(path: string): Promise<FileHandle> {
  const handle = await untilOtherEnd(() =>
    open(path, plainly).catch(async (error: unknown) => {
      if (systemCode(error) === "ENXIO" && (await stat(path)).isFIFO()) return null;
      throw error;
    }),
  );
  if (handle !== null) return handle;
  throw new Error(`no process has read from this pipe for ${otherEndMs / 1_000} seconds`);
}
