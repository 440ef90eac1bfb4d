import type { RunDatabase } from "@concordat/simulation-postgres";
import { CommandError } from "../../command-error.js";
import { installCommand } from "../../install/install-command.js";

/** Connects to the database of a ledger. */
export async function openDatabase(url: string): Promise<RunDatabase> {
  return (await postgres()).RunDatabase.open(url);
}

/** Loads the optional package for PostgreSQL. */
export async function postgres(): Promise<typeof import("@concordat/simulation-postgres")> {
  try {
    return await import("@concordat/simulation-postgres");
  } catch (cause) {
    if (!(cause instanceof Error && "code" in cause && cause.code === "ERR_MODULE_NOT_FOUND")) throw cause;
    throw new CommandError(
      `a ledger in PostgreSQL needs a package: ${installCommand} @concordat/simulation-postgres`,
      {
        cause,
      },
    );
  }
}
