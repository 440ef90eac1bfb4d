import type { DecisionRun } from "@concordat/contracts/decision-run";
import { type RunFile, toHtml, toMarkdown } from "@concordat/copilot";
import { note, print, printJson } from "../terminal/output.js";

/** Options for a run's reports. */
export interface ReportFlags {
  readonly out?: string;
  readonly html?: string;
  readonly json?: boolean;
  readonly overwrite?: boolean;
}

/** The format for each option that names a file. */
const formats = { out: toMarkdown, html: toHtml } as const;
const options = ["out", "html"] as const;

/** Returns the paths of the requested reports. */
export function reportFiles(flags: ReportFlags): string[] {
  return options.flatMap((option) => flags[option] ?? []);
}

/** Writes the requested reports. */
export async function writeReports(
  run: DecisionRun,
  flags: ReportFlags,
  file: Pick<RunFile, "write">,
): Promise<void> {
  for (const option of options) {
    const path = flags[option];
    if (path === undefined) continue;
    await file.write(path, formats[option](run));
    note(`the report is in ${path}`);
  }
}

/** Prints the run as JSON or the report as Markdown, unless the report is written to a file. */
export function printReports(run: DecisionRun, flags: ReportFlags): void {
  if (flags.json === true) printJson(run);
  else if (reportFiles(flags).length === 0) print(toMarkdown(run).trimEnd());
}
