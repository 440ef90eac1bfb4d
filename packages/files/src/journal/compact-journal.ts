import type { Destination } from "../destination/destination.js";
import { replaceFile } from "../write/replace-file.js";
import { openDigestWriter } from "./digests/digest-writer.js";
import { Digests } from "./digests/digests.js";
import type { JournalDigests } from "./digests/run-digests.js";
import type { JournalLines } from "./find-lines.js";
import { readWholeLines } from "./read-journal.js";
import { ReplacedLines } from "./replaced-lines.js";

/** A journal whose replaced lines are removed. */
interface CompactedJournal {
  /** The path in messages. */
  readonly name: string;
  readonly destination: Extract<Destination, { kind: "file" }>;
  readonly found: JournalLines;
  readonly digests: JournalDigests;
}

/** Whether a journal has so many replaced lines that they are removed. */
export function needsCompaction({ digests, replaced }: JournalLines): boolean {
  return 2 * replaced.count > digests.length;
}

/**
 * Removes the replaced lines of a journal. The journal and its digests are two files, so the digests first announce what
 * the journal is replaced by: if the process is killed in between, the next one recognizes either content.
 * @throws {FilesError} UNWRITABLE, UNREADABLE
 */
export async function compactJournal({
  name,
  destination,
  found,
  digests,
}: CompactedJournal): Promise<JournalLines> {
  const remaining = new Digests(remainingOf(found));
  if (found.outdated) await digests.write(found.digests);
  const writer = await openDigestWriter(digests.path, digests.run, found.digests);
  await writer.markReplacement(remaining).finally(() => writer.close());
  let wholeBytes = 0;
  async function* content(): AsyncGenerator<Uint8Array> {
    wholeBytes = 0;
    for await (const piece of remainingLines(name, found)) {
      wholeBytes += piece.length;
      yield piece;
    }
  }
  await replaceFile({ path: destination.path, present: destination.present, content });
  await digests.write(remaining);
  const notes = [...found.notes, removed(name, found.replaced.count)];
  const replaced = new ReplacedLines();
  return {
    wholeBytes,
    tornBytes: found.tornBytes,
    unended: false,
    digests: remaining,
    replaced,
    outdated: false,
    notes,
  };
}

/** Number of bytes that are written together. */
const pieceBytes = 64 * 1024;

async function* remainingLines(name: string, { digests, replaced }: JournalLines): AsyncGenerator<Buffer> {
  let lines: Buffer[] = [];
  let [number, bytes] = [0, 0];
  for await (const line of readWholeLines(name, digests.length)) {
    if (replaced.has(number++)) continue;
    lines.push(line);
    bytes += line.length;
    if (bytes < pieceBytes) continue;
    yield Buffer.concat(lines);
    [lines, bytes] = [[], 0];
  }
  yield Buffer.concat(lines);
}

function* remainingOf({ digests, replaced }: JournalLines): Generator<string> {
  let number = 0;
  for (const digest of digests) if (!replaced.has(number++)) yield digest;
}

function removed(name: string, count: number): string {
  return `${name}: ${count === 1 ? "1 line" : `${count} lines`} that later ones replace ${count === 1 ? "was" : "were"} removed`;
}
