import { type Command, Option } from "commander";
import { assertNoCommandName } from "../arguments/suggest-names.js";
import type { AskFlags } from "../ask/ask-flags.js";
import { askMany } from "../ask/ask-many.js";
import { askOnce } from "../ask/ask-once.js";
import { defineAskWorker } from "../ask/ask-worker.js";
import { journalUrl, withJournalOptions } from "../ask/journal-option.js";
import { readOddsPointer, requestedOdds } from "../ask/odds-option.js";
import { withRateLimitOptions } from "../ask/rate-limit-options.js";
import { CommandError } from "../command-error.js";
import { namedContract, schemaOption } from "../files/named-contract.js";
import { parseWholeNumber, withClientOptions } from "../models/client-options.js";
import type { CommandRow } from "./command-row.js";

export function define(command: Command, all: readonly CommandRow[]): void {
  // Options after the name of the subcommand belong to it, although the command has options of these names.
  command.enablePositionalOptions();
  const one = withClientOptions(command)
    .argument("[question]", "the question, or - to read it from standard input")
    .option(...schemaOption)
    .option("--contract <name>", "built-in schema of the answer; concordat schema lists them")
    .option("--about <file>", "text that the question is about, or - to read it from standard input")
    .option("--json", "print the whole outcome as JSON, with every attempt")
    .option(
      "--odds [pointer]",
      "also print the probability of each option, for all enumerations and booleans or for one, such as /urgent; repeatable",
      readOddsPointer,
    )
    .option("--seed <n>", "seed for repeatable answers, if the engine supports it", parseWholeNumber)
    .addOption(
      new Option(
        "--form <form>",
        "how to ask: for one JSON object, or in turns, field by field, which suits small models (default: turns for the embedded model, otherwise json)",
      ).choices(["json", "turns"]),
    );
  const many = one
    .option(
      "--many <file>",
      'ask about every item of a JSON or NDJSON file, each a text, {"text": …} or {"messages": […]}',
    )
    .option("--out <file>", "with --many: file for the results (NDJSON), written one by one")
    .option("--resume", "with --out: ask only about items that have no answer yet")
    .option("--retry-invalid", "with --resume: also ask again where the answer was invalid")
    .option("--concurrency <n>", "with --many: number of concurrent requests", parseWholeNumber, 1);
  withJournalOptions(withRateLimitOptions(many, "with --many: "))
    .addHelpText(
      "after",
      `
Prints the value, and nothing else, on standard output. Without a valid answer it prints the reason on standard error and ends
with 1, or with 3 where the model cannot be reached. To interview an agent of a simulation: concordat simulate ask.`,
    )
    .action(async (question: string | undefined, flags: AskFlags) => {
      // An instruction such as "compare" is meaningful only with a text.
      if (question !== undefined && flags.about === undefined && flags.many === undefined)
        await assertNoCommandName(question, command, all);
      await ask(question, flags);
    });
  defineAskWorker(command.command("worker"));
}

async function ask(question: string | undefined, flags: AskFlags): Promise<void> {
  checkFlags(flags);
  const contract = await namedContract(flags.contract, flags.schema);
  const odds = requestedOdds(flags.odds, contract);
  if (flags.many === undefined) await askOnce(question, contract, { ...flags, odds });
  else await askMany(question, contract, flags.many, { ...flags, odds });
}

/**
 * Checks the combination of the options.
 * @throws {CommandError} when options contradict each other, or require another one
 */
function checkFlags(flags: AskFlags): void {
  const isShared = journalUrl(flags) !== null;
  const { many, resume, retryInvalid } = flags;
  if (isShared && many === undefined)
    throw new CommandError(
      "--journal shares the items of --many ITEMS among workers; one question needs none",
    );
  if (isShared && resume === true)
    throw new CommandError(
      "--resume continues a file; a batch in a database is continued by the same command, and another --name begins a new one",
    );
  if (retryInvalid === true && resume !== true && !isShared)
    throw new CommandError("--retry-invalid needs --resume: it asks again within a run that exists");
  checkOutput(flags);
}

/** Checks the options for the contract and for what is printed and written. */
function checkOutput(flags: AskFlags): void {
  const { contract, schema, many, out, resume, about, concurrency, json } = flags;
  const { requestsPerMinute, tokensPerMinute } = flags;
  if (contract === undefined && schema === undefined)
    throw new CommandError(
      "name the contract of the answer with --contract NAME, or give a schema with --schema FILE",
    );
  if (concurrency < 1) throw new CommandError("--concurrency must be at least 1");
  if (resume === true && out === undefined)
    throw new CommandError("--resume needs --out FILE: the file to continue");
  if (out !== undefined && many === undefined)
    throw new CommandError("--out needs --many ITEMS; to save one answer, redirect the output: > FILE");
  if (many !== undefined && about !== undefined)
    throw new CommandError("--about is one text; --many has a text in each item");
  if (many === undefined && (requestsPerMinute ?? tokensPerMinute) !== undefined)
    throw new CommandError(
      "--requests-per-minute and --tokens-per-minute limit the requests of --many ITEMS; one question needs no limit",
    );
  if (many !== undefined && json === true)
    throw new CommandError("--many already gives each result as a line of JSON; leave out --json");
}
