import { suggestion } from "@concordat/contracts/options";
import type { Command } from "commander";

/** The sources of answers: a server, a model in this process, or a recording. */
const engines = ["ollama", "openai", "llama", "replay"] as const;

type Engine = (typeof engines)[number];

/** The value of `--llm` for a command that can work without a model. */
export const noEngine = "none";

/** The options that select the model. All commands that ask a model have them. */
export interface ClientFlags {
  readonly llm: Engine;
  readonly model?: string;
  readonly endpoint?: string;
  readonly llmConfig?: string;
  readonly cassette?: string;
  readonly record?: string;
  readonly temperature?: number;
  readonly timeout?: number;
  /** Number of concurrent requests, if the command has such an option. */
  readonly concurrency?: number;
}

/**
 * Adds the options that select the model.
 * @param isOptional whether `--llm none` is one of them: the command does without a model
 */
export function withClientOptions(command: Command, { isOptional = false } = {}): Command {
  const llm = command
    .createOption(
      "--llm <engine>",
      `where the model runs: an Ollama server, a server with the OpenAI chat API, a GGUF file in this process, or a replayed recording${isOptional ? "; none: use no model" : ""}`,
    )
    .argParser((value: string) => engine(value, isOptional ? [...engines, noEngine] : engines))
    .default("ollama");
  llm.argChoices = isOptional ? [...engines, noEngine] : [...engines];
  command
    .optionsGroup("Model options:")
    .addOption(llm)
    .option(
      "--model <name>",
      "name of the model at the server (default for ollama: mistral), or path of a GGUF file",
    )
    .option(
      "--endpoint <url>",
      "address of the server; for openai the base URL of its API, such as http://localhost:8080/v1",
    )
    .option("--llm-config <file>", "settings of the model as a JSON file (llm-config/v1)")
    .option("--temperature <n>", "randomness of the answers, from 0 to 2", number)
    .option("--timeout <seconds>", "longest wait for one answer", number)
    .option("--record <file>", "record every answer in this file, for --cassette")
    .option("--cassette <file>", "recording to replay, with --llm replay");
  return command.optionsGroup("Options:");
}

function engine<Name extends string>(value: string, known: readonly Name[]): Name {
  const found = known.find((name) => name === value);
  if (found !== undefined) return found;
  throw new InvalidArgument(`${value} is not an engine; ${suggestion(value, known)}`);
}

/** Parses a number on the command line. */
function number(value: string): number {
  const read = Number(value);
  if (value.trim() === "" || !Number.isFinite(read)) throw new InvalidArgument(`${value} is not a number`);
  return read;
}

/** Parses an integer of at least 0. */
export function parseWholeNumber(value: string): number {
  const read = number(value);
  if (!Number.isInteger(read) || read < 0)
    throw new InvalidArgument(`${value} is not a whole number of at least 0`);
  return read;
}

/** Commander's error for an invalid value, without loading Commander. */
export class InvalidArgument extends Error {
  readonly code = "commander.invalidArgument";
  readonly exitCode = 1;
}

/** Returns the cassettes to which the options record. They cannot be other outputs. */
export function recordings({ record }: Pick<ClientFlags, "record">): string[] {
  return record === undefined ? [] : [record];
}

/** Returns the input files that the options name. */
export function inputFiles({ llmConfig, cassette, llm, model }: ClientFlags): string[] {
  return [llmConfig, cassette, llm === "llama" ? model : undefined].filter((file) => file !== undefined);
}
