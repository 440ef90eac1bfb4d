import type { Verification } from "@concordat/simulation";
import { type ModuleFlags, ownCode } from "../own-code.js";
import { openDatabase } from "./open-database.js";

/** Verifies a run of a database. */
export async function verifyInDatabase(url: string, name: string, flags: ModuleFlags): Promise<Verification> {
  const { verify } = await import("@concordat/simulation");
  const code = await ownCode(flags);
  const database = await openDatabase(url);
  try {
    const { scenario, ledger } = await database.openRun(name, code);
    return await verify({ scenario, ledger, ...code });
  } finally {
    await database.close();
  }
}
