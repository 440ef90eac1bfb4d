import { createHash, type Hash } from "node:crypto";
import { sha256 } from "../../identity/sha256.js";
import type { Digests } from "./digests.js";

/**
 * A digest for each line of a journal, in order, so that a later process can check that the lines are unchanged.
 * The file is text. Its first line contains the format and the run. For each append to the journal there is a line with
 * the digests of its records. This line is completed only after the records are written, so a killed process leaves at
 * most one incomplete line. A line with `synced` means that all lines before it are on the disk, and contains a digest
 * of them.
 */
export interface DigestList {
  /** SHA-256 of the identity of the run, which is also in its claim. */
  readonly run: string;
  /** Digests of lines that were written. */
  readonly digests: Digests;
  /**
   * Digests of an append that was in progress when the process was killed. All, some or none of its lines may have been
   * written.
   */
  readonly pending: readonly string[];
  /** Number of lines that are certainly on the disk. A power failure cannot have removed them. */
  readonly synced: number;
  /** Whether the file ends with a complete line, so that lines can be appended. */
  readonly ended: boolean;
  /** The first line of the file that no run has written; `null` if there is none. */
  readonly changedLine: number | null;
  /**
   * The mark of the lines with which the journal was about to be replaced when the process was killed; `null` if there
   * was no such replacement.
   */
  readonly replacement: string | null;
}

/** The start of a file of digests, before the run. */
export const digestsHeader = "concordat-digests/1 ";

/** Returns the path of the file with the digests of a journal's lines. */
export function digestsPath(journal: string): string {
  return `${journal}.digests`;
}

/** Returns the digest of a line without its line feed. */
export function lineDigest(line: string | Uint8Array): string {
  return sha256(line);
}

/** A digest of all digests so far, for the marks. */
export class WholeDigest {
  private readonly hash: Hash = createHash("sha256");
  private count = 0;

  constructor(run: string) {
    this.hash.update(run);
  }

  add(digests: Iterable<string>): void {
    for (const digest of digests) {
      this.hash.update(digest);
      this.count++;
    }
  }

  /** The mark stating that all lines so far are on the disk. */
  get mark(): string {
    return `synced ${this.state}\n`;
  }

  /** The mark stating that the journal is about to be replaced by these lines. */
  get replacementMark(): string {
    return `replaced by ${this.state}\n`;
  }

  private get state(): string {
    return `${this.count} ${this.hash.copy().digest("hex")}`;
  }
}

/** Formats the complete content of a file of digests. */
export function formatDigests(run: string, digests: Iterable<string>): Buffer {
  const whole = new WholeDigest(run);
  const parts: Buffer[] = [Buffer.from(`${digestsHeader}${run}\n`)];
  let texts: string[] = [];
  for (const digest of digests) {
    whole.add([digest]);
    texts.push(`${digest}\n`);
    if (texts.length < digestsPerPart) continue;
    parts.push(Buffer.from(texts.join("")));
    texts = [];
  }
  return Buffer.concat([...parts, Buffer.from(texts.join("")), Buffer.from(whole.mark)]);
}

/** Number of digests that are converted to bytes together. */
const digestsPerPart = 4_096;
