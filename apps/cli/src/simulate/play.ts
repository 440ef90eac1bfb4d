import { omitUndefined } from "@concordat/contracts/options";
import { shellWord } from "@concordat/report-kit/shell-word";
import type {
  Limits,
  LoadedScenario,
  ModelPolicies,
  Pause,
  ScenarioCode,
  SimulationResult,
} from "@concordat/simulation";
import type { RunFolder } from "@concordat/simulation/sqlite";
import type { Command } from "commander";
import { CommandError } from "../command-error.js";
import { openRunChannel, type RunChannel } from "../control/run-channel.js";
import { clientArguments } from "../models/client-arguments.js";
import { type ClientFlags, wholeNumber } from "../models/client-options.js";
import type { OpenClient } from "../models/create-client.js";
import { longerTimeout } from "../models/longer-timeout.js";
import { program } from "../run/program.js";
import { errorMessage } from "../terminal/error-message.js";
import { interruptSignal } from "../terminal/interrupt.js";
import { note } from "../terminal/output.js";
import { adjusted, adjustOddsArguments, adjustOddsOption } from "./adjust-odds.js";
import { type EventView, jsonView, linesView } from "./event-view.js";
import { type ModuleFlags, moduleArguments, withModuleOption } from "./own-code.js";
import { reportEnd } from "./report-end.js";

/** Options for playing a run. */
export interface PlayFlags extends ModuleFlags {
  readonly concurrency: number;
  readonly maxRequests?: number;
  readonly maxTokens?: number;
  readonly maxMinutes?: number;
  readonly odds?: boolean;
  readonly percentages?: boolean;
  readonly adjustOdds?: true | string;
  readonly json?: boolean;
}

/** The options about the probabilities of answers. */
type OddsFlag = "odds" | "adjustOdds" | "percentages";

/** The option that asks surveys for percentages, for every command that plays runs. */
export const percentagesOption = [
  "--percentages",
  "in surveys, ask for the probability of each choice, or number of a short scale, in per cent instead of for an answer",
] as const;

/** The options of every command that plays runs. */
export function withRunOptions(command: Command): Command {
  return withModuleOption(command)
    .option("--concurrency <n>", "number of concurrent decisions", wholeNumber, 1)
    .option("--max-requests <n>", "pause after this many requests", wholeNumber)
    .option("--max-tokens <n>", "pause after this many tokens", wholeNumber)
    .option("--max-minutes <n>", "pause after this many minutes", wholeNumber)
    .option("--odds", "also record the probability of each choice")
    .option(...adjustOddsOption)
    .option(...percentagesOption)
    .option("--json", "print the events as NDJSON (simulation-event/v1)");
}

/**
 * Opens the model that decides in a scenario; `null` if rules decide for all agents.
 * @throws {CommandError} when tokens are to be limited, and the model does not report them
 */
export async function openModel(
  scenario: LoadedScenario,
  { maxTokens, odds, adjustOdds, percentages }: Pick<PlayFlags, "maxTokens" | OddsFlag>,
  open: () => Promise<OpenClient>,
): Promise<OpenModel | null> {
  if (percentages === true && (odds === true || adjustOdds !== undefined))
    throw new CommandError(
      "--percentages asks for the probability of each option instead of for an answer, so there are no odds of an answer: leave --odds and --adjust-odds out",
    );
  const { identifyModel, modelPolicies, needsModel, reportsUsage } = await import("@concordat/simulation");
  if (!needsModel(scenario)) return null;
  const opened = await open();
  const { settings, reasoningEffort, close } = opened;
  try {
    const client = await adjusted(opened, scenario, adjustOdds);
    const { digest, parameters } = await identifyModel(client);
    if (maxTokens !== undefined && (await reportsUsage(client)) === false)
      throw new CommandError(
        `--max-tokens: ${client.id} does not report how many tokens it uses; limit requests or minutes`,
      );
    const effort = reasoningEffort === null ? {} : { reasoningEffort };
    const weighed = {
      ...(odds === undefined ? {} : { odds }),
      ...(percentages === undefined ? {} : { percentages }),
    };
    const sized = parameters === undefined ? {} : { parameters };
    const policies = modelPolicies({ client, digest, ...sized, ...effort, ...settings, ...weighed });
    return { policies, opened: { client, settings }, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** A model opened for a run. */
export interface OpenModel extends Pick<OpenClient, "close"> {
  readonly policies: ModelPolicies;
  /** The client and its settings. */
  readonly opened: Pick<OpenClient, "client" | "settings">;
}

/** A run to be played. */
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
  /** Reports the end of the run and the next commands. Default: one line for each. */
  readonly reportEnd?: typeof reportEnd;
}

/**
 * Plays a run from its current state, shows its events, and sets the exit code by its end. Closes run and
 * model.
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
  const channel = await channelOf(folder);
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
    const command = (name: string): string =>
      [`${program()} simulate ${name}`, shellWord(folder), ...moduleArguments(flags)].join(" ");
    const next = flagsAfter(pauseOf(result), flags, model);
    report(result, {
      place: folder,
      resume: resumeCommand(folder, next),
      verify: command("verify"),
      decisions: command("decisions"),
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

/**
 * The channel by which a page pauses the run; `null`, with a note, if there is no place for one.
 * @param name what the notes call the run, if it is one of several. Default: it is the only one
 */
export async function channelOf(folder: string, name?: string): Promise<RunChannel | null> {
  const about = name === undefined ? "" : `${name}: `;
  try {
    return await openRunChannel(folder, (state) =>
      note(
        `${about}${state === "paused" ? "paused from its page; Ctrl-C still ends it here" : "continued from its page"}`,
      ),
    );
  } catch (error) {
    note(`${about}this run cannot be paused from its page: ${errorMessage(error)}`);
    return null;
  }
}

/** Returns the reason why a run or a series of runs stopped; `null` if it is complete. */
export function pauseOf(
  result: { readonly state: "completed" } | { readonly state: "paused"; readonly pause: Pause },
): Pause | null {
  return result.state === "paused" ? result.pause : null;
}

/** The options to resume a paused run with: more time for an answer, if that was too short. */
export function flagsAfter<Flags extends ClientFlags>(
  pause: Pause | null,
  flags: Flags,
  model: OpenModel | null,
): Flags {
  if (pause?.code !== "TIMEOUT") return flags;
  const { settings, client } = model?.opened ?? {};
  return { ...flags, timeout: longerTimeout(settings?.timeoutMs ?? client?.timeoutMs) };
}

/** The given limits. */
export function limitsOf({ maxRequests, maxTokens, maxMinutes }: PlayFlags): Limits {
  return {
    ...omitUndefined({ maxRequests, maxTokens, maxMinutes }),
  };
}

/** The options about odds, ready to be typed; empty if none is set. */
export function oddsArguments({ odds, adjustOdds, percentages }: Pick<PlayFlags, OddsFlag>): string[] {
  return [
    ...(odds === true ? ["--odds"] : []),
    ...adjustOddsArguments(adjustOdds),
    ...(percentages === true ? ["--percentages"] : []),
  ];
}

/**
 * The command that resumes a run, ready to be typed. Limits are omitted, because one of them may have been
 * reached.
 * @param command what continues it. Default: simulate
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
    ...oddsArguments(flags),
    ...(json === true ? ["--json"] : []),
  ].join(" ");
}
