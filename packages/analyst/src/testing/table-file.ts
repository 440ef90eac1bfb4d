import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type OpenTableOptions, openTable, type Table } from "../table/open-table.js";

/** A separate folder for one test, removed when the test ends. */
export async function withFolder<Result>(use: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), "concordat-analyst-test-"));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Opens a table with this text for a function, and closes it afterwards. */
export async function withTable<Result>(
  name: string,
  content: string | Uint8Array,
  use: (table: Table) => Promise<Result>,
  options: OpenTableOptions = {},
): Promise<Result> {
  return withFolder(async (folder) => {
    const file = join(folder, name);
    await writeFile(file, content);
    const table = await openTable(file, options);
    try {
      return await use(table);
    } finally {
      await table.close();
    }
  });
}
