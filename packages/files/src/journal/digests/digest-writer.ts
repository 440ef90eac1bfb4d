import { type FileHandle, open } from "node:fs/promises";
import { WholeDigest } from "./digest-list.js";

/** Writes the digests of a journal's lines as the journal grows. */
export interface DigestWriter {
  /** Records the digests of lines before they are appended. */
  markPending(digests: readonly string[]): Promise<void>;
  /** Records that the append was written. */
  confirm(): Promise<void>;
  /** Removes the mark of pending lines that could not be written. */
  withdraw(): Promise<void>;
  /** Records that all lines so far are on the disk. */
  markSynced(): Promise<void>;
  /** Records that the journal is about to be replaced by the lines with these digests. */
  markReplacement(digests: Iterable<string>): Promise<void>;
  close(): Promise<void>;
}

/** Opens a complete file of digests in order to append to it. */
export async function openDigestWriter(
  path: string,
  run: string,
  present: Iterable<string>,
): Promise<DigestWriter> {
  const handle = await open(path, "a");
  const { size } = await handle.stat().catch(async (error: unknown) => {
    await handle.close();
    throw error;
  });
  const whole = new WholeDigest(run);
  whole.add(present);
  return new Writer(handle, run, whole, size);
}

class Writer implements DigestWriter {
  private announced: readonly string[] = [];
  private readonly handle: FileHandle;
  private readonly run: string;
  private readonly whole: WholeDigest;
  /** Number of bytes up to the end of the last complete line. */
  private size: number;

  constructor(handle: FileHandle, run: string, whole: WholeDigest, size: number) {
    this.handle = handle;
    this.run = run;
    this.whole = whole;
    this.size = size;
  }

  async markPending(digests: readonly string[]): Promise<void> {
    this.announced = digests;
    await this.handle.appendFile(digests.join(","));
  }

  async confirm(): Promise<void> {
    await this.handle.appendFile("\n");
    this.size += this.announced.join(",").length + 1;
    this.whole.add(this.announced);
    this.announced = [];
  }

  async withdraw(): Promise<void> {
    this.announced = [];
    await this.handle.truncate(this.size);
  }

  async markSynced(): Promise<void> {
    const { mark } = this.whole;
    await this.handle.appendFile(mark);
    this.size += mark.length;
    await this.handle.datasync();
  }

  async markReplacement(digests: Iterable<string>): Promise<void> {
    const lines = new WholeDigest(this.run);
    lines.add(digests);
    await this.handle.appendFile(lines.replacementMark);
    await this.handle.datasync();
  }

  close(): Promise<void> {
    return this.handle.close();
  }
}
