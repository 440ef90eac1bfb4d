import { resolve } from "node:path";
import {
  acquireLock,
  claimOutputs,
  destinationOf,
  type Lock,
  readOwnFile,
  sha256,
  writeOutput,
} from "@concordat/files";
import { claimReport, earlierReport } from "@concordat/simulation-report";

/** The files of a calibration. */
interface ReportFilesOptions {
  /** The file of the report as JSON. */
  readonly out: string;
  /** The file of the calibration's page. */
  readonly html: string;
  /** Other pages in which an earlier calibration may have recorded the hashes of its files. */
  readonly pages: readonly string[];
  /** A text that identifies the runs. Files that an earlier calibration of the same runs wrote are replaced. */
  readonly subject: string;
  /** Whether to replace existing files. */
  readonly overwrite: boolean;
}

/** Claimed files for a calibration. */
interface ClaimedFiles {
  /** Writes both. */
  write(report: { readonly json: string; readonly html: string }): Promise<void>;
}

/**
 * Matches a line of a page for each JSON file that was written with it. The line contains the hashes of the file's path
 * and of its content. A file that was replaced has a line for its content before, too.
 */
const hashLines = /^<!-- calibration-report at ([0-9a-f]{64}), sha256 ([0-9a-f]{64}) -->$/gm;

/**
 * Reserves the files of a calibration before the work starts, until they are written: of two calibrations that write the
 * same file at once, one is refused. JSON has no place for a checksum. Instead, the page
 * contains its own checksum and the hash of the JSON file that was written with it. Both files are recognized, and may
 * be replaced, if neither was changed.
 * @throws {FilesError} LOCKED while another process writes one of them; OUTPUT_EXISTS or UNWRITABLE
 */
export async function claimReportFiles({
  out,
  html,
  pages,
  subject,
  overwrite,
}: ReportFilesOptions): Promise<ClaimedFiles> {
  const locks: Lock[] = [];
  for (const file of [out, html]) {
    const destination = file === "-" ? null : await destinationOf(file);
    if (destination?.kind === "file") locks.push(await acquireLock(`${destination.path}.lock`, file));
  }
  const written = new Map<string, string[]>();
  for (const file of [...pages, html])
    for (const [, at, hash] of ((await earlierReport({ file, subject })) ?? "").matchAll(hashLines))
      if (at !== undefined && hash !== undefined) written.set(at, [...(written.get(at) ?? []), hash]);
  const at = sha256(resolve(out));
  const known = written.get(at) ?? null;
  const options = { overwrite, knownHashes: () => known };
  const claimed = await claimOutputs([out], options);
  const page = await claimReport({ file: html, subject, overwrite });
  return {
    async write(report) {
      // The page is written first and knows both the new and the existing JSON: if the process ends between the
      // two files, the next calibration still recognizes the JSON.
      const present = await readOwnFile(out).catch(() => null);
      const before =
        present === null ? [] : [sha256(present)].filter((hash) => known?.includes(hash) === true);
      written.set(at, [...new Set([sha256(report.json), ...before])]);
      const lines = [...written].flatMap(([path, hashes]) =>
        hashes.map((hash) => `<!-- calibration-report at ${path}, sha256 ${hash} -->\n`),
      );
      await page.write(report.html + lines.join(""));
      for (const output of claimed) await writeOutput(output, report.json, options);
      for (const lock of locks) await lock.release();
    },
  };
}
