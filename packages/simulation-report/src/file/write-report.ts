import { readFileSync } from "node:fs";
import { checkOptions, pathRules, type Rules, required, rules } from "@concordat/contracts/options";
import {
  type ClaimedOutput,
  type ClaimOptions,
  claimOutputs,
  readOwnFile,
  sha256,
  writeOutput,
} from "@concordat/files";

/** The file of a report, and a text that identifies its subject. */
export interface ReportFile {
  /** The path of the file; `-` for standard output. */
  readonly file: string;
  /**
   * A text that identifies the report's subject. An earlier report with the same subject is replaced if it is
   * unmodified.
   */
  readonly subject: string;
  /** Whether to replace any existing file. Default false. */
  readonly overwrite?: boolean;
}

const fileRules: Rules<ReportFile> = {
  file: required(pathRules.file),
  subject: required(rules.text),
  overwrite: rules.flag,
};

/** A file that was claimed for a report. */
export interface ClaimedReport {
  /** Writes the report atomically. */
  write(html: string): Promise<void>;
}

/** Matches the last line of a report, which contains the hash of its subject and the hash of everything before it. */
const sealLine = /<!-- concordat report of ([0-9a-f]{64}), sha256 ([0-9a-f]{64}) -->\n$/;

/**
 * Reserves a file for a report before the work starts. The last line of a report contains the hashes of its subject and
 * of its content. They identify an earlier report with the same subject, which may be replaced. Other files are not
 * changed.
 * @throws {FilesError} OUTPUT_EXISTS when the file is not an unmodified report with this subject; UNWRITABLE when it
 *   cannot be written
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

/**
 * Returns the text of an unmodified earlier report with the same subject; `null` if there is none.
 * @example
 * const text = await earlierReport({ file: "out/market/report.html", subject: manifest.identity });
 */
export async function earlierReport(report: ReportFile): Promise<string | null> {
  checkOptions(report, fileRules);
  const text = await textOf(report.file);
  return text !== null && sealOf(text, sha256(report.subject)) === "own" ? text : null;
}

/** Returns the text of a file; `null` for standard output, and if the file cannot be read. */
async function textOf(file: string): Promise<string | null> {
  if (file === "-") return null;
  try {
    // A pipe would be waited for until somebody writes to it.
    return (await readOwnFile(file))?.toString("utf8") ?? null;
  } catch {
    // If the file cannot be read for any reason, it is not recognized as a report, so it is not replaced.
    return null;
  }
}

/**
 * Returns the content hashes of a file that is an unmodified report about this subject. Returns an empty list or hashes
 * that never match if it was modified, and `null` if it is not such a report.
 */
function knownHashes(path: string, kind: string): readonly string[] | null {
  const text = readFileSync(path, "utf8");
  const seal = sealOf(text, kind);
  return seal === null ? null : [seal === "own" ? sha256(text) : "changed"];
}

/**
 * Determines whether a text is an unmodified (`own`) or a modified (`changed`) report about this subject; `null` for
 * any other text.
 */
function sealOf(text: string, kind: string): "own" | "changed" | null {
  const [line = "", ofKind, hash] = sealLine.exec(text) ?? [];
  if (ofKind !== kind) return null;
  return sha256(text.slice(0, text.length - line.length)) === hash ? "own" : "changed";
}
