import { omitUndefined } from "@concordat/contracts/options";
import type { AnswerForm } from "@concordat/llm";
import type { Interview } from "@concordat/simulation";
import type { Command } from "commander";
import { CommandError } from "../command-error.js";
import { exitCode } from "../exit-code.js";
import { type ClientFlags, inputFiles, withClientOptions } from "../models/client-options.js";
import { openClient } from "../models/create-client.js";
import { formOption } from "../models/form-option.js";
import { watchReach } from "../models/watch-reach.js";
import { interruptSignal } from "../terminal/interrupt.js";
import { note, print, printJson } from "../terminal/output.js";
import { type LedgerFlags, withLedgerOption } from "./database/ledger-flag.js";
import { namedAgent } from "./named-agent.js";
import { openRecordedRun } from "./open-recorded-run.js";
import { type ModuleFlags, ownCode, withModuleOption } from "./own-code.js";

interface AskFlags extends ClientFlags, ModuleFlags, LedgerFlags {
  readonly agent?: string;
  readonly form?: AnswerForm;
  readonly json?: boolean;
}

/** Defines `simulate ask`, which interviews an agent about its behaviour in a run. */
export function defineAsk(simulate: Command): void {
  withLedgerOption(withModuleOption(withClientOptions(simulate.command("ask"))))
    .description("interview an agent after a run; a model answers from the agent's record")
    .argument("<run>", "folder of the run, or its name in the database; it is only read")
    .argument("<question>", "what to ask")
    .option("--agent <id>", "agent to interview (required)")
    .addOption(
      formOption(
        "how to ask: for JSON, which also names decisions, or in turns, for the words alone (default: turns for the embedded model, otherwise json)",
      ),
    )
    .option("--json", "print the answer as JSON, with every attempt")
    .addHelpText("after", "\nTo ask a model itself, for a value of a schema: concordat ask.")
    .action(ask);
}

async function ask(run: string, question: string, flags: AskFlags): Promise<void> {
  if (question.trim() === "") throw new CommandError("the question is empty; say what to ask");
  // Loaded on demand, so that the help prints without loading the simulation.
  const { interviewAgent } = await import("@concordat/simulation");
  const { assertAgent } = await import("@concordat/simulation-report/selection");
  const code = await ownCode(flags);
  const { scenario, ledger, close } = await openRecordedRun(run, flags, code);
  const interrupt = interruptSignal();
  try {
    const agent = namedAgent(flags.agent, scenario.audience, "ask");
    assertAgent(scenario.audience, agent);
    const opened = await openClient(flags, inputFiles(flags));
    try {
      const watched = watchReach(opened.client);
      const { settings } = opened;
      const { form } = flags;
      const { signal } = interrupt;
      const given = {
        scenario,
        ledger,
        ...code,
        ...settings,
        client: watched.client,
        agent,
        question,
        signal,
        ...omitUndefined({ form }),
      };
      const said = await interviewAgent(given).catch(asUsage);
      if (signal.aborted) process.exitCode = exitCode.interrupted;
      else {
        watched.throwIfLost();
        await report(said, agent, flags);
      }
    } finally {
      await opened.close();
    }
  } finally {
    interrupt.release();
    await close();
  }
}

/** Reports the library's error about an agent that cannot be asked as a usage error. */
function asUsage(error: unknown): never {
  if (error instanceof RangeError) throw new CommandError(error.message, { cause: error });
  throw error;
}

async function report(said: Interview, agent: string, { json = false }: AskFlags): Promise<void> {
  if (said.state !== "valid") process.exitCode = exitCode.someFailed;
  if (json) return printJson(said);
  const { formatInterview } = await import("@concordat/simulation-report/text");
  const { memory, answer, note: about } = formatInterview(said, agent);
  if (memory !== null) note(memory);
  if (answer !== null) print(answer);
  note(about);
}
