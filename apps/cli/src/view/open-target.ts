import { omitUndefined } from "@concordat/contracts/options";
import type { ViewedTarget } from "@concordat/viewer";
import { findRun } from "../simulate/database/find-run.js";
import { type LedgerFlags, ledgerWords } from "../simulate/database/ledger-flag.js";
import { openDatabase } from "../simulate/database/open-database.js";
import { type ModuleFlags, ownCode } from "../simulate/own-code.js";

/** The viewed target, and the function that releases it. */
export interface OpenedTarget {
  readonly target: ViewedTarget;
  close(): Promise<void>;
}

/** Opens the runs that a command names: those in a folder, or a run in a database. */
export async function openTarget(place: string, flags: LedgerFlags & ModuleFlags): Promise<OpenedTarget> {
  const [code, location] = [await ownCode(flags), await findRun(place, flags)];
  if (location.kind === "folder") {
    const { folderTarget } = await import("@concordat/viewer");
    // Here, so that it is an error of the command and not of the page.
    await (await import("@concordat/simulation/sqlite")).checkSqlite();
    const target = await folderTarget(place, {
      code,
      ...omitUndefined({ module: flags.module }),
    });
    return { target, close: async () => undefined };
  }
  const { name, url } = location;
  const database = await openDatabase(url);
  const open = async () => ({ ...(await database.openRun(name, code)), close: async () => undefined });
  // Named here, so that an unknown run is an error of the command and not of the page.
  const { ledger } = await open().catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  const run = {
    key: "run",
    title: name,
    place: [name, ...ledgerWords(flags)],
    folder: null,
    module: null,
    code,
    open,
    openLedger: async () => ({ ledger, close: async () => undefined }),
    identity: async () => {
      const known = (await database.runs()).find((one) => one.name === name);
      return known === undefined ? null : String(known.id);
    },
  };
  return { target: { kind: "run", title: name, runs: async () => [run] }, close: () => database.close() };
}
