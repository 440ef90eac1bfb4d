import { join } from "node:path";

/**
 * Writes the report of a run to its folder.
 * @returns the file
 */
export async function writeRunReport(folder: string): Promise<string> {
  const { createRunReport } = await import("@concordat/simulation-report");
  const { readRunFolder } = await import("@concordat/simulation/sqlite");
  const { scenario, ledger, close } = await readRunFolder(folder);
  try {
    const file = join(folder, "report.html");
    await createRunReport({ scenario, ledger, place: [folder] }, { file });
    return file;
  } finally {
    await close();
  }
}
