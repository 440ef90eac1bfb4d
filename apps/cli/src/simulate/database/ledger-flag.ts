import { shellWord } from "@concordat/report-kit/shell-word";
import type { Command } from "commander";
import { CommandError } from "../../command-error.js";
import { withoutPassword } from "../../terminal/database-url.js";

/** The option for the database of the ledger. */
export interface LedgerFlags {
  readonly ledger?: string;
}

export function withLedgerOption(command: Command): Command {
  return command.option(
    "--ledger <url>",
    "PostgreSQL database with the runs, postgres://user@host/database; safer in the variable CONCORDAT_LEDGER, which other users of this machine cannot see",
  );
}

/** The URL of the ledger's database, from the command line or CONCORDAT_LEDGER; `null` if there is none. */
export function ledgerUrl({ ledger }: LedgerFlags): string | null {
  // Hides the URL from the list of processes; other users may have seen it until now.
  if (ledger !== undefined) process.title = "concordat";
  const url = ledger ?? process.env.CONCORDAT_LEDGER ?? "";
  return url === "" ? null : url;
}

/** Returns the URL of the ledger's database, for commands that require one. */
export function requiredLedgerUrl(flags: LedgerFlags): string {
  const url = ledgerUrl(flags);
  if (url !== null) return url;
  throw new CommandError("name the database with --ledger postgres://… or CONCORDAT_LEDGER");
}

/** Returns the options that name the same database, without its password. */
export function ledgerWords({ ledger }: LedgerFlags): string[] {
  return ledger === undefined ? [] : ["--ledger", withoutPassword(ledger)];
}

/** Returns the options that name the same database, quoted for a shell. */
export function ledgerArguments(flags: LedgerFlags): string[] {
  return ledgerWords(flags).map(shellWord);
}
