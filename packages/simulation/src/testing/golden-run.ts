import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { isRecord } from "@concordat/contracts/options";
import type { LedgerRow } from "../ledger/ledger.js";
import { ledgerRow } from "../ledger/row-digest.js";
import { openSqliteLedger } from "../ledger/sqlite/sqlite-ledger.js";
import { tableNames } from "../ledger/tables.js";

/**
 * A run that was recorded by an earlier version: the files of its folder, and the rows of its ledger with their
 * digests.
 */
export interface GoldenRun {
  readonly files: ReadonlyMap<string, string>;
  readonly rows: readonly LedgerRow[];
}

/** Reads a run from `golden/v1`, which was recorded with version 1 of the hashes and of the rules. */
export function goldenRun(name: string): GoldenRun {
  const text = readFileSync(new URL(`./golden/v1/${name}.ndjson`, import.meta.url), "utf8");
  const entries: unknown[] = text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  const files = new Map<string, string>();
  const rows: LedgerRow[] = [];
  for (const entry of entries) {
    if (!isRecord(entry)) throw new TypeError("not an entry of a golden run");
    if (typeof entry.file === "string") files.set(entry.file, String(entry.text));
    else rows.push(rowOf(entry));
  }
  return { files, rows };
}

function rowOf({ table, row, digest }: Readonly<Record<string, unknown>>): LedgerRow {
  const known = tableNames.find((name) => name === table);
  if (known === undefined || !Array.isArray(row)) throw new TypeError("not a row of a golden run");
  return { table: known, row, digest: String(digest) };
}

/** Creates the folder of a run as the recording version left it. */
export async function makeRunFolder({ files, rows }: GoldenRun, folder: string): Promise<string> {
  for (const [name, text] of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const ledger = await openSqliteLedger(join(folder, "ledger.db"));
  await (await ledger.claim("the test")).commit(rows);
  await ledger.close();
  return folder;
}

/**
 * Returns the run with another manifest, both in the file and in the ledger's row. The digest of the row is computed
 * again.
 */
export function withManifest({ files, rows }: GoldenRun, text: string): GoldenRun {
  const manifest: unknown = JSON.parse(text);
  const name = isRecord(manifest) ? String(manifest.name) : "";
  return {
    files: new Map(files).set("manifest.json", `${JSON.stringify(manifest, null, 2)}\n`),
    rows: rows.map((row) => (row.table === "run" ? ledgerRow("run", [name, text]) : row)),
  };
}
