import { createHash, type Hash } from "node:crypto";
import { FilesError } from "../../error/files-error.js";
import { nullIfMissing } from "../../error/system-error.js";
import { sha256 } from "../../identity/sha256.js";
import { readWhole } from "../../read/read-whole.js";

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
  readonly digests: readonly string[];
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
}

const header = /^concordat-digests\/1 ([0-9a-f]{64})$/;
const append = /^[0-9a-f]{64}(,[0-9a-f]{64})*$/;
const mark = /^synced (\d+) ([0-9a-f]{64})$/;

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

  add(digests: readonly string[]): void {
    for (const digest of digests) this.hash.update(digest);
    this.count += digests.length;
  }

  /** The mark stating that all lines so far are on the disk. */
  get mark(): string {
    return `synced ${this.count} ${this.hash.copy().digest("hex")}\n`;
  }
}

/** Formats the complete content of a file of digests. */
export function formatDigests(run: string, digests: readonly string[]): string {
  const whole = new WholeDigest(run);
  whole.add(digests);
  return [`concordat-digests/1 ${run}\n`, ...digests.map((digest) => `${digest}\n`), whole.mark].join("");
}

/**
 * Reads a file of digests; `null` if there is none.
 * @throws {FilesError} FOREIGN_FILE if the file is anything else, UNREADABLE
 */
export async function readDigests(path: string): Promise<DigestList | null> {
  const bytes = await nullIfMissing(readWhole(path, { pipes: false }));
  // A power cut can leave zeros where the end should have been written.
  return bytes === null ? null : parseDigests(bytes.toString("latin1").replace(/\0+$/, ""), path);
}

function parseDigests(text: string, path: string): DigestList {
  // A tool that converts line ends changes nothing that counts here.
  const [first = "", ...lines] = text.replaceAll("\r\n", "\n").split("\n");
  const run = header.exec(first)?.[1];
  if (run === undefined) {
    throw new FilesError(
      "FOREIGN_FILE",
      `${path} is needed for a run's digests, but holds something else; move it away`,
    );
  }
  const last = lines.pop() ?? "";
  const whole = new WholeDigest(run);
  const digests: string[] = [];
  let [synced, changedLine]: [number, number | null] = [0, null];
  for (const [index, line] of lines.entries()) {
    const added = append.test(line) ? line.split(",") : [];
    digests.push(...added);
    whole.add(added);
    const isMark = mark.test(line) && `${line}\n` === whole.mark;
    if (isMark) synced = digests.length;
    else if (added.length === 0) changedLine ??= index + 2;
  }
  const pending = last.split(",").filter((digest) => append.test(digest));
  return { run, digests, pending, synced, ended: last === "" && text.endsWith("\n"), changedLine };
}
