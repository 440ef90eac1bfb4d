import { loadContract, UnknownContractError } from "@concordat/contracts";
import type { Contract } from "@concordat/contracts/contract";
import { counted, omitUndefined } from "@concordat/contracts/options";
import type { BatchContract, WorkManyResult } from "@concordat/llm/many";
import { onOneLine } from "@concordat/report-kit/terminal-text";
import type { Command } from "commander";
import { CommandError } from "../command-error.js";
import { exitCode } from "../exit-code.js";
import { type ClientFlags, parseWholeNumber, withClientOptions } from "../models/client-options.js";
import { openClient } from "../models/create-client.js";
import { errorMessage } from "../terminal/error-message.js";
import { interruptSignal } from "../terminal/interrupt.js";
import { note } from "../terminal/output.js";
import { type JournalFlags, journalUrl, withJournalOptions } from "./journal-option.js";
import { type RateLimitFlags, rateLimitOf, withRateLimitOptions } from "./rate-limit-options.js";

interface WorkerFlags extends ClientFlags, JournalFlags, RateLimitFlags {
  readonly concurrency: number;
}

/** Defines `ask worker`, which answers items of batches that another process gives. */
export function defineAskWorker(command: Command): void {
  withRateLimitOptions(withJournalOptions(withClientOptions(command)))
    .description("answer items of ask --many … --journal, together with that process and other workers")
    .option("--concurrency <n>", "number of concurrent requests", parseWholeNumber, 1)
    .action(worker);
}

async function worker(flags: WorkerFlags): Promise<void> {
  const journal = journalUrl(flags);
  if (journal === null)
    throw new CommandError("name the database with --journal postgres://user@host/database");
  if (flags.concurrency < 1) throw new CommandError("--concurrency must be at least 1");
  const { workMany } = await import("@concordat/llm/many");
  const { client, close } = await openClient(flags);
  const { signal, release } = interruptSignal();
  const { name, concurrency } = flags;
  try {
    const end = await workMany({
      journal,
      client,
      concurrency,
      ...rateLimitOf(flags),
      signal,
      contractOf,
      ...omitUndefined({ name }),
      ...(name === undefined ? { onRefusal: (error: unknown) => note(errorMessage(error)) } : {}),
      onWaiting: () =>
        note("waiting for a batch; start one with: concordat ask … --many FILE --journal postgres://…"),
    });
    report(end, name);
    if (signal.aborted) process.exitCode = exitCode.interrupted;
  } finally {
    release();
    await close();
  }
}

/** Returns the contract of a batch: one of Concordat's, or one defined by the schema that is stored with the batch. */
async function contractOf({ contract, schema }: BatchContract): Promise<Contract> {
  try {
    return await loadContract(contract);
  } catch (error) {
    if (!UnknownContractError.isInstance(error)) throw error;
  }
  const { defineContract } = await import("@concordat/contracts/define");
  return defineContract(schema);
}

function report({ state, recorded, discarded, outage }: WorkManyResult, name: string | undefined): void {
  const vain = discarded === 0 ? "" : `, ${discarded} discarded, because another worker had their items`;
  const complete = state === "completed" ? `; the batch ${name ?? ""} is complete` : "";
  note(onOneLine(`${counted(recorded, "result")} recorded here${vain}${complete}`));
  if (outage !== null)
    throw new CommandError(`${outage.message}; its item went back to the other workers`, {
      exitCode: exitCode.unreachable,
    });
}
