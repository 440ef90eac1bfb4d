import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openTable } from "@concordat/analyst";
import type { Finding } from "../finding.js";

const name = "DuckDB";

/** Whether a table can be read. */
export async function checkDuckDB(): Promise<Finding> {
  const folder = await mkdtemp(join(tmpdir(), "concordat-doctor-"));
  try {
    const file = join(folder, "table.csv");
    await writeFile(file, "year,sales\n2024,1\n2025,2\n");
    const table = await openTable(file);
    await table.close();
    return { name, state: "found", detail: "reads a table", advice: null };
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    return {
      name,
      state: "broken",
      detail,
      advice: "concordat analyze needs it; everything else works without",
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
