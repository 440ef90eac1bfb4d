import type { Command } from "commander";
import { CommandError } from "../command-error.js";

/** The options that name a batch in a database. */
export interface JournalFlags {
  readonly journal?: string;
  readonly name?: string;
}

/** Adds the options that name a batch in a database. */
export function withJournalOptions(command: Command): Command {
  return command
    .option(
      "--journal <url>",
      "PostgreSQL database whose workers share the items, postgres://user@host/database; a password is safer in the variable PGPASSWORD, which other users of this machine cannot see",
    )
    .option("--name <batch>", "with --journal: name of the batch in the database (default: many)");
}

/**
 * Returns the URL of the database of a batch; `null` if there is none.
 * @throws {CommandError} when it is the URL of something else, or a batch is named without a database
 */
export function journalUrl({ journal, name }: JournalFlags): string | null {
  if (journal === undefined) {
    if (name === undefined) return null;
    throw new CommandError(
      "--name names a batch in a database; give the database with --journal postgres://…",
    );
  }
  // Hides the URL from the list of processes; other users may have seen it until now.
  process.title = "concordat";
  if (/^postgres(ql)?:\/\//.test(journal)) return journal;
  throw new CommandError(
    "--journal is the URL of a PostgreSQL database, postgres://user@host/database; results in a file are kept with --out FILE",
  );
}
