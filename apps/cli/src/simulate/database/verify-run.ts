import type { Verification } from "@concordat/simulation";
import { type ModuleFlags, ownCode } from "../own-code.js";
import { readFromDatabase } from "./read-from-database.js";

/** Verifies a run of a database. */
export async function verifyInDatabase(url: string, name: string, flags: ModuleFlags): Promise<Verification> {
  const { verify } = await import("@concordat/simulation");
  const code = await ownCode(flags);
  const { scenario, ledger, close } = await readFromDatabase(url, name, code);
  try {
    return await verify({ scenario, ledger, ...code });
  } finally {
    await close();
  }
}
