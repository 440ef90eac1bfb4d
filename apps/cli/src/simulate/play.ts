import { shellWord } from "@concordat/report-kit/shell-word";
import type {
  Limits,
  LoadedScenario,
  ModelPolicies,
  ScenarioCode,
  SimulationResult,
} from "@concordat/simulation";
import type { RunFolder } from "@concordat/simulation/sqlite";
import type { Command } from "commander";
import { CommandError } from "../command-error.js";
import { clientArguments } from "../models/client-arguments.js";
import { type ClientFlags, wholeNumber } from "../models/client-options.js";
import type { OpenClient } from "../models/create-client.js";
import { interruptSignal } from "../terminal/interrupt.js";
import { type EventView, jsonView, linesView } from "./event-view.js";
import { type ModuleFlags, moduleArguments, withModuleOption } from "./own-code.js";
import { reportEnd } from "./report-end.js";

/** How a run is played. */
export interface PlayFlags extends ModuleFlags {
  readonly concurrency: number;
  readonly maxRequests?: number;
  readonly maxTokens?: number;
  readonly maxMinutes?: number;
  readonly odds?: boolean;
  readonly json?: boolean;
}

/** The options of every command that plays runs. */
export function withRunOptions(command: Command): Command {
  return withModuleOption(command)
    .option("--concurrency <n>", "decisions made concurrently", wholeNumber, 1)
    .option("--max-requests <n>", "pause after this many requests", wholeNumber)
    .option("--max-tokens <n>", "pause after this many tokens", wholeNumber)
    .option("--max-minutes <n>", "pause after this many minutes", wholeNumber)
    .option("--odds", "record how probable each choice was for the model, next to its answer")
    .option("--json", "print what happens as NDJSON of simulation-event/v1");
}

/**
 * The model that decides in a scenario, opened; `null` if rules decide for all agents.
 * @throws {CommandError} when tokens are to be limited, and the model does not report them
 */
export async function openModel(
  scenario: LoadedScenario,
  { maxTokens, odds }: Pick<PlayFlags, "maxTokens" | "odds">,
  open: () => Promise<OpenClient>,
): Promise<OpenModel | null> {
  const { identifyModel, modelPolicies, needsModel, reportsUsage } = await import("@concordat/simulation");
  if (!needsModel(scenario)) return null;
  const opened = await open();
  const { client, settings, reasoningEffort, close } = opened;
  try {
    const { digest, parameters } = await identifyModel(client);
    if (maxTokens !== undefined && (await reportsUsage(client)) === false)
      throw new CommandError(
        `--max-tokens: ${client.id} does not report how many tokens it uses; limit requests or minutes`,
      );
    const effort = reasoningEffort === null ? {} : { reasoningEffort };
    const weighed = odds === undefined ? {} : { odds };
    const sized = parameters === undefined ? {} : { parameters };
    const policies = modelPolicies({ client, digest, ...sized, ...effort, ...settings, ...weighed });
    return { policies, opened, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** A model that was opened for a run. */
export interface OpenModel extends Pick<OpenClient, "close"> {
  readonly policies: ModelPolicies;
  /** The client that answers, with its settings. */
  readonly opened: Pick<OpenClient, "client" | "settings">;
}

/** A run that is played. */
export interface Played {
  readonly run: RunFolder;
  /** Where the run is, as the user named it. */
  readonly folder: string;
  readonly flags: ClientFlags & PlayFlags;
  /** `null` if rules decide for all agents. */
  readonly model: OpenModel | null;
  /** Custom rankers and policies. Default: none. */
  readonly code?: ScenarioCode;
  /** Shows what happens. Default: lines for people, or of JSON with --json. */
  readonly view?: EventView;
  /** Says how the run ended, and what to do next. Default: in a line for each. */
  readonly reportEnd?: typeof reportEnd;
}

/** Plays a run from where it stands, shows what happens, and says with the exit code how it ended. Closes run and model. */
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
  const { show, end } = view ?? (json ? jsonView : linesView());
  const { simulate } = await import("@concordat/simulation");
  const { signal, release } = interruptSignal();
  try {
    const result = await simulate({
      scenario: run.scenario,
      ledger: run.ledger,
      ...code,
      ...(model === null ? {} : { model: model.policies }),
      concurrency,
      limits: limitsOf(flags),
      signal,
      onEvent: show,
    });
    await end();
    const verify = ["concordat simulate verify", shellWord(folder), ...moduleArguments(flags)].join(" ");
    report(result, { place: folder, resume: resumeCommand(folder, flags), verify });
    // A disk that is full has no room for the manifest either; it is written when the run is continued.
    if (result.state !== "paused" || result.pause.cause !== "storage") await run.writeManifest();
    return result;
  } finally {
    await end();
    release();
    await run.close();
    await model?.close();
  }
}

/** The limits that are given. */
export function limitsOf({ maxRequests, maxTokens, maxMinutes }: PlayFlags): Limits {
  return {
    ...(maxRequests === undefined ? {} : { maxRequests }),
    ...(maxTokens === undefined ? {} : { maxTokens }),
    ...(maxMinutes === undefined ? {} : { maxMinutes }),
  };
}

/** The option `--odds`, as it can be typed; empty if it is not set. */
export function oddsArguments({ odds }: Pick<PlayFlags, "odds">): string[] {
  return odds === true ? ["--odds"] : [];
}

/**
 * The command that continues a run, as it can be typed. Limits are omitted: one of them may have been reached.
 * @param command what continues it. Default: simulate
 */
export function resumeCommand(
  folder: string,
  flags: ClientFlags & PlayFlags,
  command: "simulate" | "study" = "simulate",
): string {
  const { concurrency, json } = flags;
  return [
    `concordat ${command} resume`,
    shellWord(folder),
    ...moduleArguments(flags),
    ...clientArguments(flags),
    ...(concurrency === 1 ? [] : ["--concurrency", String(concurrency)]),
    ...oddsArguments(flags),
    ...(json === true ? ["--json"] : []),
  ].join(" ");
}
