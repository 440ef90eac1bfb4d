import { isRecord, omitUndefined } from "@concordat/contracts/options";
import type { ChatClient } from "@concordat/llm";
import { shellWord } from "@concordat/report-kit/shell-word";
import type { AdjustedClientOptions, LoadedScenario } from "@concordat/simulation";
import { CommandError } from "../command-error.js";
import { readTextFile } from "../files/read-text.js";
import { note } from "../terminal/output.js";
import type { OpenClient } from "./create-client.js";

/** The option that adjusts probabilities, for every command that executes runs. */
export const adjustOddsOption = [
  "--adjust-odds [file]",
  'draw choices from the probabilities, corrected for what the model prefers in general; with FILE also for base rates, such as {"LIKE": 0.2, "REPLY": 0.05, "RESHARE": 0.05, "SCROLL": 0.7}; only for models in this process',
] as const;

/** Returns the option as words of a command line, exactly as it was given. */
export function adjustOddsArguments(option: true | string | undefined): string[] {
  if (option === undefined) return [];
  return ["--adjust-odds", ...(option === true ? [] : [shellWord(option)])];
}

/**
 * Returns the client of a run, with adjusted probabilities if the option asks for them.
 * @throws {CommandError} when the model does not evaluate options, or the base rates cannot be used
 */
export async function adjusted(
  { client, settings: { timeoutMs } }: OpenClient,
  scenario: LoadedScenario,
  option: true | string | undefined,
): Promise<ChatClient> {
  if (option === undefined) return client;
  if (client.odds !== "exact")
    throw new CommandError(
      `--adjust-odds: ${client.id} does not give the probability of every choice; a model in process does (--llm llama)`,
    );
  const { adjustedClient } = await import("@concordat/simulation");
  const base = option === true ? {} : { base: await readBase(option) };
  note("measuring what the model prefers where there is nothing to decide on");
  try {
    return await adjustedClient(scenario, {
      client,
      ...base,
      ...omitUndefined({ timeoutMs }),
    });
  } catch (cause) {
    if (cause instanceof RangeError && option !== true)
      throw new CommandError(`${option}: ${cause.message}`, { cause });
    throw cause;
  }
}

async function readBase(file: string): Promise<NonNullable<AdjustedClientOptions["base"]>> {
  const rates = parsed(await readTextFile(file));
  if (isRates(rates)) return rates;
  throw new CommandError(
    `${file}: must be a JSON object with a number for each of LIKE, REPLY, RESHARE and SCROLL`,
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRates(value: unknown): value is NonNullable<AdjustedClientOptions["base"]> {
  return (
    isRecord(value) &&
    ["LIKE", "REPLY", "RESHARE", "SCROLL"].every((choice) => typeof value[choice] === "number")
  );
}
