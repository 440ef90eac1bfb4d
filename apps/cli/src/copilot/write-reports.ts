import type { DecisionRun } from "@concordat/contracts/decision-run";
import { toHtml, toMarkdown, writeWhole } from "@concordat/copilot";

/** Where a run's report goes. */
export interface ReportFlags {
  readonly out?: string;
  readonly html?: string;
  readonly json?: boolean;
}

/** Writes the reports asked for; without any, prints the Markdown. With `json` the run itself is printed. */
export async function writeReports(
  run: DecisionRun,
  { out, html, json = false }: ReportFlags,
): Promise<void> {
  if (out !== undefined) await writeWhole(out, toMarkdown(run));
  if (html !== undefined) await writeWhole(html, toHtml(run));
  if (json) console.log(JSON.stringify(run));
  else if (out === undefined && html === undefined) process.stdout.write(toMarkdown(run));
  for (const file of [out, html]) if (file !== undefined) console.error(`the report is in ${file}`);
}
