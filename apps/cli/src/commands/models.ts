import type { Command } from "commander";
import { CommandError } from "../command-error.js";
import { askModel, type Questions } from "../compare-models/ask-model.js";
import { isFlawless, type ModelScore, scoreOf } from "../compare-models/model-score.js";
import { readInputs } from "../compare-models/read-inputs.js";
import { scoreTable } from "../compare-models/score-table.js";
import { exitCode } from "../exit-code.js";
import { namedContract } from "../files/named-contract.js";
import { type ClientFlags, inputFiles, wholeNumber, withClientOptions } from "../models/client-options.js";
import { openClient } from "../models/create-client.js";
import { interruptSignal } from "../terminal/interrupt.js";
import { note, print, printJson, readerGone } from "../terminal/output.js";
import { startProgress } from "../terminal/progress.js";

interface ModelsFlags extends ClientFlags {
  readonly contract: string;
  readonly inputs: string;
  readonly models: string;
  readonly seed: number;
  readonly json?: boolean;
}

/** The seed where none is given: every model is asked with the same one. */
const defaultSeed = 1;

export function define(command: Command): void {
  withClientOptions(command)
    .requiredOption("--contract <contract>", "a contract, or a schema in a file (mcp.json#/$defs/Tool)")
    .requiredOption("--inputs <file>", 'JSON or NDJSON: texts, {"text": …} or {"messages": […]}')
    .requiredOption("--models <names>", "the models to compare, with commas between them")
    .option("--seed <n>", "the seed that all models share", wholeNumber, defaultSeed)
    .option("--json", "print the scores as JSON, no table")
    .action(compareModels);
}

async function compareModels(flags: ModelsFlags): Promise<void> {
  const names = modelNames(flags);
  const contract = await namedContract(flags.contract, undefined);
  const inputs = await readInputs(flags.inputs);
  note(`${names.length} models to ask about ${inputs.length} inputs for ${contract.ref}`);
  const interrupt = interruptSignal(readerGone);
  const progress = startProgress(names.length * inputs.length, "answers");
  const { seed } = flags;
  const questions = { contract, inputs, seed, signal: interrupt.signal, onAnswer: progress.step };
  const scores: ModelScore[] = [];
  try {
    for (const model of names) {
      if (!interrupt.signal.aborted) scores.push(await scoreModel({ ...flags, model }, questions));
    }
  } finally {
    progress.stop();
    interrupt.release();
  }
  if (flags.json === true) printJson({ contract: contract.ref, inputs: inputs.length, seed, models: scores });
  else print(scoreTable(scores));
  for (const { model, unreachable } of scores) if (unreachable !== null) note(`${model}: ${unreachable}`);
  process.exitCode = exitOf(scores, interrupt.signal.aborted);
}

/** @throws {CommandError} for names that are missing or stand twice, and options that are about one model */
function modelNames({ models, model, record }: ModelsFlags): string[] {
  if (model !== undefined)
    throw new CommandError("--model names one model; concordat models takes --models a,b,c");
  if (record !== undefined)
    throw new CommandError("--record keeps the answers of one model; concordat models asks several");
  const names = models.split(",").map((name) => name.trim());
  if (names.includes("")) throw new CommandError("--models must name models with commas between them: a,b,c");
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new CommandError(`--models names ${twice} twice`);
  return names;
}

async function scoreModel(flags: ModelsFlags, questions: Questions): Promise<ModelScore> {
  const opened = await openClient(flags, [flags.inputs, ...inputFiles(flags)]);
  try {
    return scoreOf(opened.client.id, await askModel(opened, questions));
  } finally {
    await opened.close();
  }
}

function exitOf(scores: readonly ModelScore[], isStopped: boolean): number {
  if (isStopped) return exitCode.interrupted;
  if (scores.every(({ unreachable }) => unreachable !== null)) return exitCode.unreachable;
  return scores.every(isFlawless) ? exitCode.done : exitCode.someFailed;
}
