import type { LoadedScenario, ModelPolicies } from "@concordat/simulation";
import type { RunFolder } from "@concordat/simulation/sqlite";
import { CommandError } from "../command-error.js";
import { exitCode } from "../exit-code.js";
import { clientArguments, quoted } from "../models/client-arguments.js";
import type { ClientFlags } from "../models/client-options.js";
import type { OpenClient } from "../models/create-client.js";
import { interruptSignal } from "../terminal/interrupt.js";
import { note, print, printJson } from "../terminal/output.js";
import { eventLine } from "./event-lines.js";

/** How a run is played. */
export interface PlayFlags {
  readonly concurrency: number;
  readonly maxRequests?: number;
  readonly maxTokens?: number;
  readonly maxMinutes?: number;
  readonly json?: boolean;
}

/**
 * The model that decides in a scenario, opened; null where rules decide for everybody.
 * @throws {CommandError} when tokens are to be limited, and the model does not report them
 */
export async function openModel(
  scenario: LoadedScenario,
  { maxTokens }: Pick<PlayFlags, "maxTokens">,
  open: () => Promise<OpenClient>,
): Promise<OpenModel | null> {
  const { identifyModel, modelPolicies, needsModel, reportsUsage } = await import("@concordat/simulation");
  if (!needsModel(scenario)) return null;
  const { client, settings, close } = await open();
  try {
    const { digest } = await identifyModel(client);
    if (maxTokens !== undefined && (await reportsUsage(client)) === false)
      throw new CommandError(
        `--max-tokens: ${client.id} does not report how many tokens it uses; limit requests or minutes`,
      );
    return { policies: modelPolicies({ client, digest, ...settings }), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** A model that was opened for a run. */
export interface OpenModel extends Pick<OpenClient, "close"> {
  readonly policies: ModelPolicies;
}

/** Plays a run from where it stands, reports what happens, and says with the exit code how it ended. */
export async function play(
  run: RunFolder,
  folder: string,
  flags: ClientFlags & PlayFlags,
  opened: OpenModel | null,
): Promise<void> {
  const { json = false, concurrency, maxRequests, maxTokens, maxMinutes } = flags;
  const { simulate } = await import("@concordat/simulation");
  const { signal, release } = interruptSignal();
  try {
    const result = await simulate({
      scenario: run.scenario,
      ledger: run.ledger,
      ...(opened === null ? {} : { model: opened.policies }),
      concurrency,
      limits: {
        ...(maxRequests === undefined ? {} : { maxRequests }),
        ...(maxTokens === undefined ? {} : { maxTokens }),
        ...(maxMinutes === undefined ? {} : { maxMinutes }),
      },
      signal,
      onEvent(event) {
        if (json) printJson(event);
        else print(eventLine(event));
      },
    });
    await run.writeManifest();
    if (result.state === "paused") {
      note(`${result.pause.message}\nto continue: ${resumeCommand(folder, flags)}`);
      process.exitCode = pauseCodes[result.pause.cause];
    } else {
      note(`the run is in ${folder}; to check it: concordat simulate verify ${quoted(folder)}`);
      if (result.summary.invalid + result.summary.failed > 0) process.exitCode = exitCode.someFailed;
    }
  } finally {
    release();
    await run.close();
    await opened?.close();
  }
}

/** The command that continues a run, as it can be typed. Limits are left out: one of them may have been reached. */
function resumeCommand(folder: string, flags: ClientFlags & PlayFlags): string {
  const { concurrency, json } = flags;
  return [
    "concordat simulate resume",
    quoted(folder),
    ...clientArguments(flags),
    ...(concurrency === 1 ? [] : ["--concurrency", String(concurrency)]),
    ...(json === true ? ["--json"] : []),
  ].join(" ");
}

const pauseCodes = {
  interrupted: exitCode.interrupted,
  limit: exitCode.limit,
  model: exitCode.unreachable,
  storage: exitCode.usage,
} as const;
