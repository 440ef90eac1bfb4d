import type { Command } from "commander";
import { adjustOddsOption } from "../../models/adjust-odds.js";
import { parseWholeNumber, withClientOptions } from "../../models/client-options.js";
import { formOfRunOption } from "../../models/form-option.js";
import { type ModuleFlags, withModuleOption } from "../own-code.js";
import { percentagesOption } from "../play.js";
import { type LedgerFlags, withLedgerOption } from "./ledger-flag.js";
import type { WorkerFlags } from "./worker-command.js";

/** Defines the commands that require a database. */
export function defineDatabaseCommands(simulate: Command): void {
  withLedgerOption(withModuleOption(withClientOptions(simulate.command("worker"))))
    .description("make decisions for the runs in a database, on this machine")
    .option("--run <name>", "work on this run only, until it is complete")
    .option("--concurrency <n>", "number of concurrent requests", parseWholeNumber, 1)
    .addOption(formOfRunOption())
    .option("--odds", "also record the probability of each choice")
    .option(...adjustOddsOption)
    .option(...percentagesOption)
    .action(worker);
  withLedgerOption(simulate.command("runs"))
    .description("list the runs in a database; creates its tables for the database's owner")
    .action(runs);
  withLedgerOption(withModuleOption(simulate.command("copy")))
    .description("copy a run from a folder into a database, or the other way round")
    .argument("<from>", "folder of the run, or its name in the database")
    .argument("<to>", "name of the copy in the database, or a new folder")
    .action(copy);
}

async function worker(flags: WorkerFlags): Promise<void> {
  const { workerCommand } = await import("./worker-command.js");
  await workerCommand(flags);
}

async function runs(flags: LedgerFlags): Promise<void> {
  const { runsCommand } = await import("./runs-command.js");
  await runsCommand(flags);
}

async function copy(from: string, to: string, flags: LedgerFlags & ModuleFlags): Promise<void> {
  const { copyCommand } = await import("./copy-command.js");
  await copyCommand(from, to, flags);
}
