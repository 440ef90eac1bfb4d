import type { Command } from "commander";
import { wholeNumber, withClientOptions } from "../../models/client-options.js";
import { adjustOddsOption } from "../adjust-odds.js";
import { type ModuleFlags, withModuleOption } from "../own-code.js";
import { type LedgerFlags, withLedgerOption } from "./ledger-flag.js";
import type { WorkerFlags } from "./worker-command.js";

/** Defines the commands that require a database. */
export function defineDatabaseCommands(simulate: Command): void {
  withLedgerOption(withModuleOption(withClientOptions(simulate.command("worker"))))
    .description("make decisions and answer surveys for the runs of a database, on this machine")
    .option("--run <name>", "only for this run, until it is complete")
    .option("--concurrency <n>", "concurrent requests", wholeNumber, 1)
    .option("--odds", "record how probable each choice was for the model, next to its answer")
    .option(...adjustOddsOption)
    .action(worker);
  withLedgerOption(simulate.command("runs"))
    .description("list the runs of a database; its owner creates the tables with it")
    .action(runs);
  withLedgerOption(withModuleOption(simulate.command("copy")))
    .description("copy a run from a folder into a database, or from there into a folder")
    .argument("<from>", "the folder of the run, or its name in the database")
    .argument("<to>", "the name of the copy in the database, or a new folder")
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
