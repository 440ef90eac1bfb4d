import { omitUndefined } from "@concordat/contracts/options";
import { shellWord } from "@concordat/report-kit/shell-word";
import type { Limits, Pause, ScenarioCode, SimulationResult } from "@concordat/simulation";
import type { RunFolder } from "@concordat/simulation/sqlite";
import type { Command } from "commander";
import { pauseChannel } from "../control/pause-channel.js";
import { adjustOddsArguments, adjustOddsOption } from "../models/adjust-odds.js";
import { clientArguments } from "../models/client-arguments.js";
import { type ClientFlags, parseWholeNumber } from "../models/client-options.js";
import { formArguments, formOfRunOption } from "../models/form-option.js";
import { longerTimeout } from "../models/longer-timeout.js";
import type { AnswerFlags, OpenModel } from "../models/open-model.js";
import { program } from "../run/program.js";
import { commandsAbout, reportEnd } from "../run/report-end.js";
import { type EventView, jsonView, linesView } from "../terminal/event-view.js";
import { interruptSignal } from "../terminal/interrupt.js";
import { type ModuleFlags, moduleArguments, withModuleOption } from "./own-code.js";

/** Options for executing a run. */
export interface PlayFlags extends ModuleFlags, AnswerFlags {
  readonly concurrency: number;
  readonly maxRequests?: number;
  readonly maxTokens?: number;
  readonly maxMinutes?: number;
  readonly json?: boolean;
}

/** The option that asks surveys for percentages, for every command that executes runs. */
export const percentagesOption = [
  "--percentages",
  "in surveys, ask for the probability of each choice, or number of a short scale, in per cent instead of for an answer",
] as const;

/** Adds the options that all commands that execute runs have. */
export function withRunOptions(command: Command): Command {
  return withModuleOption(command)
    .option("--concurrency <n>", "number of concurrent decisions", parseWholeNumber, 1)
    .option("--max-requests <n>", "pause after this many requests", parseWholeNumber)
    .option("--max-tokens <n>", "pause after this many tokens", parseWholeNumber)
    .option("--max-minutes <n>", "pause after this many minutes", parseWholeNumber)
    .addOption(formOfRunOption())
    .option("--odds", "also record the probability of each choice")
    .option(...adjustOddsOption)
    .option(...percentagesOption)
    .option("--json", "print the events as NDJSON (simulation-event/v1)");
}

/** A run that is to be executed. */
export interface Played {
  readonly run: RunFolder;
  /** The run's location, as named by the user. */
  readonly folder: string;
  readonly flags: ClientFlags & PlayFlags;
  /** The model; `null` if rules decide for all agents. */
  readonly model: OpenModel | null;
  /** Custom rankers and policies. Default: none. */
  readonly code?: ScenarioCode;
  /** Shows events. Default: as lines of text, or of JSON with --json. */
  readonly view?: EventView;
  /** Prints the end of the run and the next commands. Default: one line for each. */
  readonly reportEnd?: typeof reportEnd;
}

/**
 * Executes a run from its current state, prints its events, and sets the exit code according to its result. Closes the
 * run and the model.
 */
export async function play({
  run,
  folder,
  flags,
  model,
  code = {},
  view,
  reportEnd: report = reportEnd,
}: Played): Promise<SimulationResult> {
  const { json = false, concurrency } = flags;
  const { show, end } = view ?? (json ? jsonView : await linesView());
  const { simulate } = await import("@concordat/simulation");
  const { signal, release } = interruptSignal();
  const channel = await pauseChannel(folder);
  try {
    const result = await simulate({
      scenario: run.scenario,
      ledger: run.ledger,
      ...code,
      ...(model === null ? {} : { model: model.policies }),
      concurrency,
      limits: limitsOf(flags),
      signal,
      ...(channel === null ? {} : { hold: channel.hold }),
      onEvent: show,
    });
    await end();
    const next = flagsAfter(pauseOf(result), flags, model);
    report(result, {
      place: folder,
      resume: resumeCommand(folder, next),
      ...commandsAbout([shellWord(folder), ...moduleArguments(flags)]),
    });
    // A full disk has no space for the manifest either; it is written when the run is resumed.
    if (result.state !== "paused" || result.pause.cause !== "storage") await run.writeManifest();
    return result;
  } finally {
    await end();
    release();
    await channel?.close();
    await run.close();
    await model?.close();
  }
}

/** Returns the reason why a run or a series of runs stopped; `null` if it is complete. */
export function pauseOf(
  result: { readonly state: "completed" } | { readonly state: "paused"; readonly pause: Pause },
): Pause | null {
  return result.state === "paused" ? result.pause : null;
}

/**
 * Returns the options with which a paused run should be resumed. The timeout is longer if the previous one was too
 * short.
 */
export function flagsAfter<Flags extends ClientFlags>(
  pause: Pause | null,
  flags: Flags,
  model: OpenModel | null,
): Flags {
  if (pause?.code !== "TIMEOUT") return flags;
  const { settings, client } = model?.opened ?? {};
  return { ...flags, timeout: longerTimeout(settings?.timeoutMs ?? client?.timeoutMs) };
}

/** Returns the limits that the user gave. */
export function limitsOf({ maxRequests, maxTokens, maxMinutes }: PlayFlags): Limits {
  return omitUndefined({ maxRequests, maxTokens, maxMinutes });
}

/** Returns the options about answers and their probabilities for a printed command; empty if none is set. */
export function answerArguments({ form, odds, adjustOdds, percentages }: AnswerFlags): string[] {
  return [
    ...formArguments(form),
    ...(odds === true ? ["--odds"] : []),
    ...adjustOddsArguments(adjustOdds),
    ...(percentages === true ? ["--percentages"] : []),
  ];
}

/**
 * Returns the command that resumes a run. Limits are omitted, because one of them may have been reached.
 * @param command the command that resumes it. Default: simulate
 */
export function resumeCommand(
  folder: string,
  flags: ClientFlags & PlayFlags,
  command: "simulate" | "study" = "simulate",
): string {
  const { concurrency, json } = flags;
  return [
    `${program()} ${command} resume`,
    shellWord(folder),
    ...moduleArguments(flags),
    ...clientArguments(flags),
    ...(concurrency === 1 ? [] : ["--concurrency", String(concurrency)]),
    ...answerArguments(flags),
    ...(json === true ? ["--json"] : []),
  ].join(" ");
}
