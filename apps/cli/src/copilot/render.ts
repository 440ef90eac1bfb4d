import { readRun } from "@concordat/copilot";
import { attachRun, claimOutputs, writeOutput } from "@concordat/files";
import { withHints } from "../run/with-hints.js";
import { assertNoContextReplaced } from "./assert-no-context-replaced.js";
import { printReports, type ReportFlags, reportFiles, writeReports } from "./write-reports.js";

const hints = { OUTPUT_EXISTS: "--overwrite replaces existing files" };

/**
 * Creates the reports of a run again. Without `overwrite`, only earlier reports of the same run are replaced.
 * @throws {CommandError} when a report would replace an input, or another file without `overwrite`
 */
export async function render(path: string, flags: ReportFlags): Promise<void> {
  const run = await readRun(path);
  await assertNoContextReplaced(run, flags);
  const { overwrite = false } = flags;
  const outputs = reportFiles(flags);
  if (outputs.length > 0) {
    await withHints(hints, async () => {
      const claims = { inputs: [path], overwrite };
      await claimOutputs(outputs, { inputs: [path], overwrite: true });
      const held = await attachRun({ at: { file: path }, outputs, overwriteOutputs: overwrite });
      if (held === null) {
        const claimed = await claimOutputs(outputs, claims);
        const write = async (name: string, content: string): Promise<void> => {
          const output = claimed.find((claim) => claim.name === name);
          if (output !== undefined) await writeOutput(output, content, claims);
        };
        return writeReports(run, flags, { write });
      }
      await writeReports(run, flags, held).finally(() => held.release());
    });
  }
  printReports(run, flags);
}
