import { counted } from "@concordat/contracts/options";
import { shellWord } from "@concordat/report-kit/shell-word";
import type { ScenarioCode } from "@concordat/simulation";
import type { CoordinateResult, DatabaseRun, RunDatabase, Waiting } from "@concordat/simulation-postgres";
import { clientArguments } from "../../models/client-arguments.js";
import type { ClientFlags } from "../../models/client-options.js";
import { openClient } from "../../models/create-client.js";
import { openModel } from "../../models/open-model.js";
import { program } from "../../run/program.js";
import { commandsAbout, reportEnd } from "../../run/report-end.js";
import { errorMessage } from "../../terminal/error-message.js";
import { jsonView, linesView } from "../../terminal/event-view.js";
import { interruptSignal } from "../../terminal/interrupt.js";
import { note } from "../../terminal/output.js";
import { moduleArguments } from "../own-code.js";
import { answerArguments, limitsOf, type PlayFlags } from "../play.js";
import { type LedgerFlags, ledgerArguments } from "./ledger-flag.js";
import { postgres } from "./open-database.js";

/** Options for executing a run in a database. */
export type CoordinateFlags = ClientFlags & PlayFlags & LedgerFlags & { readonly decide?: boolean };

/** A run in a database that is to be executed. */
export interface Coordinated {
  readonly database: RunDatabase;
  readonly run: DatabaseRun;
  /** The run's location, as named by the user. */
  readonly place: string;
  readonly flags: CoordinateFlags;
  readonly code: ScenarioCode;
}

/**
 * Coordinates a run in a database, prints its events, and sets the exit code according to its result. Closes the
 * database.
 */
export async function coordinateRun({ database, run, place, flags, code }: Coordinated): Promise<void> {
  const { coordinate } = await postgres();
  const { show, end } = flags.json === true ? jsonView : await linesView();
  const { signal, release } = interruptSignal();
  const over = new AbortController();
  try {
    const deciding = decideHere(
      { database, run, place, flags, code },
      AbortSignal.any([signal, over.signal]),
    );
    const onWaiting = (waiting: Waiting): void => note(waitingLine(waiting, run, flags));
    const limits = limitsOf(flags);
    const result = await coordinate({ database, run, limits, signal, onEvent: show, onWaiting, ...code });
    over.abort();
    await deciding;
    await end();
    await reportDiscarded(result);
    const words = [shellWord(place), ...ledgerArguments(flags), ...moduleArguments(flags)];
    const next = commandsAbout(words);
    const decide =
      flags.decide === true
        ? ["", "--decide", ...clientArguments(flags), ...answerArguments(flags)].join(" ")
        : "";
    const resume = `${program()} simulate resume ${words.join(" ")}${decide}${flags.json === true ? " --json" : ""}`;
    reportEnd(result, {
      place,
      resume,
      ...next,
      report: `${next.report} --html report.html`,
    });
  } finally {
    over.abort();
    await end();
    release();
    await database.close();
  }
}

/** Makes decisions in this process, too, if requested. If this fails, other workers can still make them. */
async function decideHere({ database, run, flags, code }: Coordinated, signal: AbortSignal): Promise<void> {
  if (flags.decide !== true) return;
  const { work } = await postgres();
  try {
    // Limits apply to the coordinator, not to the model in this process.
    const { maxTokens: _, ...ofModel } = flags;
    const model = await openModel(run.scenario, ofModel, () => openClient(flags));
    try {
      const policies = model === null ? {} : { model: model.policies };
      const { concurrency } = flags;
      const { pause } = await work({ database, run, concurrency, signal, ...policies, ...code });
      if (pause !== null && pause.cause !== "interrupted")
        note(`this process decides no longer: ${pause.message}`);
    } finally {
      await model?.close();
    }
  } catch (error) {
    note(`this process does not decide: ${errorMessage(error)}`);
  }
}

function waitingLine(waiting: Waiting, { name }: DatabaseRun, flags: CoordinateFlags): string {
  if (waiting.for === "leader")
    return `${name} is coordinated by ${waiting.holder || "another process"}; this one takes over when that ends`;
  const ledger = ledgerArguments(flags);
  const command = [
    "concordat simulate worker",
    ...ledger,
    "--run",
    name,
    "--model NAME",
    ...moduleArguments(flags),
  ];
  return `waiting for workers; start one, on any machine, with: ${command.join(" ")}`;
}

async function reportDiscarded({ discarded: { shards, requests, tokens } }: CoordinateResult): Promise<void> {
  if (shards === 0) return;
  const { formatTokens } = await import("@concordat/simulation-report/text");
  const times = shards === 1 ? "1 shard was" : `${shards} shards were`;
  note(
    `${times} made and discarded, because a worker was too late: ${counted(requests, "request")}, ${formatTokens(tokens)}`,
  );
}
