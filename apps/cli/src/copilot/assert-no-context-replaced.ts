import type { DecisionRun } from "@concordat/contracts/decision-run";
import { readDocuments } from "@concordat/documents";
import { readWhole } from "@concordat/files";
import { CommandError } from "../command-error.js";
import { type ReportFlags, reportFiles } from "./write-reports.js";

/**
 * Rejects the path of a report if it is a file of the run's context, even under another name or through a link. Inputs
 * must never be replaced. If the context was summarized, its files are unknown, so only an earlier report may be
 * replaced.
 * @throws {CommandError} for the first such file
 */
export async function assertNoContextReplaced(
  { context, condensed }: DecisionRun,
  flags: ReportFlags,
): Promise<void> {
  for (const file of reportFiles(flags)) {
    const bytes = await readWhole(file, { pipes: false }).catch(() => Buffer.alloc(0));
    const text = bytes
      .toString("utf8")
      .replace(/^\uFEFF/, "")
      .trim();
    if (text === "") continue;
    if (context.includes(text) || (await isWithin(file, context))) {
      throw new CommandError(
        `${file} is an input: its text is in the context of the run; write to another file`,
      );
    }
    if (condensed && !isReport(text)) {
      throw new CommandError(
        `${file} may be an input: the context of the run was summarised, and this is not a report; write to another file`,
      );
    }
  }
}

/** Whether all passages of a document are in the context. */
async function isWithin(file: string, context: string): Promise<boolean> {
  const read = await readDocuments([file]).catch(() => null);
  return (
    read?.documents.every(({ passages }) => passages.every(({ text }) => context.includes(text))) ?? false
  );
}

/** Whether a text starts like a report. */
function isReport(text: string): boolean {
  return text.startsWith("Decision Report") || /^<!doctype html>[\s\S]{0,2000}Decision Report/i.test(text);
}
