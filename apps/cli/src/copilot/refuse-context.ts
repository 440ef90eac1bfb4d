import { readFile } from "node:fs/promises";
import type { DecisionRun } from "@concordat/contracts/decision-run";
import { CommandError } from "../command-error.js";
import { type ReportFlags, reportFiles } from "./write-reports.js";

/**
 * Refuses reports in place of a file whose text is the context of the run, whatever the file is called by now and
 * whatever link leads to it: it was an input, and no input is replaced. A context that was summarised is not known.
 * @throws {CommandError} for the first such file
 */
export async function refuseContext({ context }: DecisionRun, flags: ReportFlags): Promise<void> {
  for (const file of reportFiles(flags)) {
    const text = (await readFile(file, "utf8").catch(() => "")).replace(/^\uFEFF/, "").trim();
    if (text === "" || !context.includes(text)) continue;
    throw new CommandError(
      `${file} is an input: its text is in the context of the run; write to another file`,
    );
  }
}
