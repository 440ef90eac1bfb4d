import { readFileSync } from "node:fs";
import { checkOptions, pathRules, type Rules, required, rules } from "@concordat/contracts/options";
import { type ClaimedOutput, type ClaimOptions, claimOutputs, sha256, writeOutput } from "@concordat/files";

/** Where a report is written, and of what it is. */
export interface ReportFile {
  /** The file; `-` for standard output. */
  readonly file: string;
  /** What is reported: a report of the same that no one changed since is replaced. */
  readonly subject: string;
  /** Replace whatever file is there. Default false. */
  readonly overwrite?: boolean;
}

const fileRules: Rules<ReportFile> = {
  file: required(pathRules.file),
  subject: required(rules.text),
  overwrite: rules.flag,
};

/** A file for a report that may be written. */
export interface ClaimedReport {
  /** Writes it atomically. */
  write(html: string): Promise<void>;
}

/** The last line of a report: of what it is, and the hash of all before. */
const sealLine = /<!-- concordat report of ([0-9a-f]{64}), sha256 ([0-9a-f]{64}) -->\n$/;

/**
 * Claims a file for a report before the work begins. A report carries in its last line of what it is and a hash of itself, so
 * that an earlier one of the same is known again, and a file of others is left alone.
 * @throws {FilesError} OUTPUT_EXISTS or UNWRITABLE
 * @example
 * const report = await claimReport({ file: "out/market/report.html", subject: manifest.identity });
 * await report.write(renderRun(await collectRun({ scenario, ledger, place: ["out/market"] })));
 */
export async function claimReport(report: ReportFile): Promise<ClaimedReport> {
  checkOptions(report, fileRules);
  const { file, subject, overwrite = false } = report;
  const kind = sha256(subject);
  const options: ClaimOptions = { overwrite, knownHashes: (path) => knownHashes(path, kind) };
  const claimed: readonly ClaimedOutput[] = await claimOutputs([file], options);
  return {
    async write(html) {
      for (const output of claimed) await writeOutput(output, withChecksum(html, kind), options);
    },
  };
}

function withChecksum(html: string, kind: string): string {
  return `${html}<!-- concordat report of ${kind}, sha256 ${sha256(html)} -->\n`;
}

/** The hash of the file where it is a report of this kind as it was written, none where it was changed; null: another file. */
function knownHashes(path: string, kind: string): readonly string[] | null {
  const text = readFileSync(path, "utf8");
  const [line = "", ofKind, hash] = sealLine.exec(text) ?? [];
  if (ofKind !== kind) return null;
  const isOwn = sha256(text.slice(0, text.length - line.length)) === hash;
  return [isOwn ? sha256(text) : "changed"];
}
