import { join } from "node:path";

/**
 * Writes the report of a run to its folder.
 * @returns the file
 */
export async function writeRunReport(folder: string): Promise<string> {
  const { claimReport, collectRun, renderRun } = await import("@concordat/simulation-report");
  const { readRunFolder } = await import("@concordat/simulation/sqlite");
  const { storedManifest } = await import("@concordat/simulation/results");
  const { scenario, ledger, close } = await readRunFolder(folder);
  try {
    const file = join(folder, "report.html");
    const subject = (await storedManifest(ledger))?.identity ?? "";
    const report = await claimReport({ file, subject });
    await report.write(renderRun(await collectRun({ scenario, ledger, place: [folder] })));
    return file;
  } finally {
    await close();
  }
}
