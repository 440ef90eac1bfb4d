import type { FileHandle } from "node:fs/promises";
import { asFilesError, systemCode } from "../error/system-error.js";
import { otherEndMs, untilOtherEnd, waitForPipe } from "./other-end.js";

/** Maximum number of bytes per read. It is the capacity of a pipe. */
const chunkBytes = 64 * 1024;

/** A pipe that was opened without waiting. */
interface Pipe {
  readonly path: string;
  /** Whether another process opened the pipe for this one, so that no other writer will connect later. */
  readonly isOpenAlready: boolean;
}

/**
 * Yields the bytes of a pipe until all its writers have closed it.
 * @throws {FilesError} UNREADABLE when no process writes to it in time
 */
export async function* readPipe(handle: FileHandle, { path, isOpenAlready }: Pipe): AsyncGenerator<Buffer> {
  const first = isOpenAlready ? await read(handle) : await untilOtherEnd(() => written(handle));
  if (first === null) {
    const silence = `no process has written to this pipe for ${otherEndMs / 1_000} seconds`;
    throw asFilesError("UNREADABLE", path, new Error(silence));
  }
  for (let { bytes } = first; bytes.length > 0; { bytes } = await read(handle)) yield bytes;
}

/** The bytes that were read. If there are none, also whether the other end of the pipe was open. */
interface Read {
  readonly bytes: Buffer;
  readonly awaited: boolean;
}

/** Reads the available bytes of a pipe. Returns `null` if the other end is not open and there are none. */
async function written(handle: FileHandle): Promise<Read | null> {
  const found = await read(handle);
  return found.bytes.length > 0 || found.awaited ? found : null;
}

async function read(handle: FileHandle): Promise<Read> {
  for (let awaited = false; ; awaited = true) {
    try {
      const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(chunkBytes), 0, chunkBytes, null);
      return { bytes: buffer.subarray(0, bytesRead), awaited };
    } catch (error) {
      if (systemCode(error) !== "EAGAIN") throw error;
      await waitForPipe();
    }
  }
}
