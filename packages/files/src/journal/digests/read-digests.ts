import { FilesError } from "../../error/files-error.js";
import { nullIfMissing } from "../../error/system-error.js";
import { readChunks } from "../../read/read-chunks.js";
import { type DigestList, digestsHeader, WholeDigest } from "./digest-list.js";
import { Digests } from "./digests.js";

const header = /^concordat-digests\/1 ([0-9a-f]{64})$/;
const append = /^[0-9a-f]{64}(,[0-9a-f]{64})*$/;
const mark = /^synced (\d+) ([0-9a-f]{64})$/;
const replacementMark = /^replaced by (\d+) ([0-9a-f]{64})$/;

/**
 * Reads a file of digests; `null` if there is none.
 * @throws {FilesError} FOREIGN_FILE if the file is anything else, UNREADABLE
 */
export function readDigests(path: string): Promise<DigestList | null> {
  return nullIfMissing(parseDigests(path));
}

async function parseDigests(path: string): Promise<DigestList> {
  let parser: DigestParser | null = null;
  let rest = "";
  for await (const chunk of readChunks(path, { pipes: false })) {
    // A tool that converts line ends changes nothing that counts here.
    const lines = (rest + chunk.toString("latin1")).replaceAll("\r\n", "\n").split("\n");
    rest = lines.pop() ?? "";
    if (parser === null && !(lines[0] ?? rest).startsWith(digestsHeader)) break;
    for (const line of lines) {
      if (parser === null) parser = new DigestParser(header.exec(line)?.[1] ?? refuseForeign(path));
      else parser.add(line);
    }
  }
  // A power cut can leave zeros where the end should have been written.
  return parser?.end(rest.replace(/\0+$/, "")) ?? refuseForeign(path);
}

function refuseForeign(path: string): never {
  throw new FilesError(
    "FOREIGN_FILE",
    `${path} is needed for a run's digests, but holds something else; move it away`,
  );
}

/** Collects the lines of a file of digests. */
class DigestParser {
  private readonly run: string;
  private readonly whole: WholeDigest;
  private readonly digests = new Digests();
  private synced = 0;
  private changedLine: number | null = null;
  private replacement: string | null = null;
  private line = 1;

  constructor(run: string) {
    this.run = run;
    this.whole = new WholeDigest(run);
  }

  /** Adds a complete line. */
  add(line: string): void {
    this.line++;
    if (append.test(line)) {
      const added = line.split(",");
      for (const digest of added) this.digests.add(digest);
      this.whole.add(added);
    } else if (mark.test(line) && `${line}\n` === this.whole.mark) this.synced = this.digests.length;
    else if (replacementMark.test(line)) this.replacement = `${line}\n`;
    else this.changedLine ??= this.line;
  }

  /** Returns the list. The last line lacks its line feed; usually it is empty. */
  end(last: string): DigestList {
    const { run, digests, synced, changedLine, replacement } = this;
    const pending = last.split(",").filter((digest) => append.test(digest));
    return { run, digests, pending, synced, ended: last === "", changedLine, replacement };
  }
}
