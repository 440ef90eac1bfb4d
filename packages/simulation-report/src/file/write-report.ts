import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { checkOptions, pathRules, type Rules, required, rules } from "@concordat/contracts/options";
import { type ClaimedOutput, type ClaimOptions, claimOutputs, sha256, writeOutput } from "@concordat/files";

/** The file of a report, and its subject. */
export interface ReportFile {
  /** The file; `-` for standard output. */
  readonly file: string;
  /** The subject: an unmodified earlier report with the same subject is replaced. */
  readonly subject: string;
  /** Replace any existing file. Default false. */
  readonly overwrite?: boolean;
}

const fileRules: Rules<ReportFile> = {
  file: required(pathRules.file),
  subject: required(rules.text),
  overwrite: rules.flag,
};

/** A claimed file for a report. */
export interface ClaimedReport {
  /** Writes it atomically. */
  write(html: string): Promise<void>;
}

/** The last line of a report: its subject, and the hash of everything before it. */
const sealLine = /<!-- concordat report of ([0-9a-f]{64}), sha256 ([0-9a-f]{64}) -->\n$/;

/**
 * Claims a file for a report before the work starts. The last line of a report contains its subject and a
 * hash of its content, so that an earlier report with the same subject is recognized and other files are not
 * touched.
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

/**
 * The text of an unmodified earlier report with the same subject; `null` if there is none.
 * @example
 * const text = await earlierReport({ file: "out/market/report.html", subject: manifest.identity });
 */
export async function earlierReport(report: ReportFile): Promise<string | null> {
  checkOptions(report, fileRules);
  const text = await textOf(report.file);
  return text !== null && sealOf(text, sha256(report.subject)) === "own" ? text : null;
}

/** The text of a file; `null` for standard output and if there is no such file. */
async function textOf(file: string): Promise<string | null> {
  if (file === "-") return null;
  try {
    return await readFile(file, "utf8");
  } catch {
    // For any cause, the file is not recognized as a report, so it is not replaced.
    return null;
  }
}

/**
 * The hash of a file that is an unmodified report of this kind; empty if it was modified; `null` for any
 * other file.
 */
function knownHashes(path: string, kind: string): readonly string[] | null {
  const text = readFileSync(path, "utf8");
  const seal = sealOf(text, kind);
  return seal === null ? null : [seal === "own" ? sha256(text) : "changed"];
}

/** Whether a text is an unmodified report of this kind; `null` for any other text. */
function sealOf(text: string, kind: string): "own" | "changed" | null {
  const [line = "", ofKind, hash] = sealLine.exec(text) ?? [];
  if (ofKind !== kind) return null;
  return sha256(text.slice(0, text.length - line.length)) === hash ? "own" : "changed";
}
