import { counted } from "@concordat/contracts/options";
import type { AnswerForm } from "@concordat/llm";
import type { Command } from "commander";
import { giveOneOf } from "../arguments/give-one-of.js";
import { type OddsFlag, readOddsPointer, requestedOdds } from "../ask/odds-option.js";
import { CommandError } from "../command-error.js";
import { askModel, type Questions } from "../compare-models/ask-model.js";
import { isFlawless, type ModelScore, scoreOf } from "../compare-models/model-score.js";
import { readModelInputs } from "../compare-models/read-model-inputs.js";
import { scoreTable } from "../compare-models/score-table.js";
import { exitCode, exitCodeOfScores } from "../exit-code.js";
import { namedContract } from "../files/named-contract.js";
import {
  type ClientFlags,
  inputFiles,
  parseWholeNumber,
  withClientOptions,
} from "../models/client-options.js";
import { openClient } from "../models/create-client.js";
import { interruptSignal } from "../terminal/interrupt.js";
import { note, print, printJson, readerGone } from "../terminal/output.js";
import { startProgress } from "../terminal/progress-display.js";

interface ModelsFlags extends ClientFlags {
  readonly contract: string;
  readonly inputs: string;
  readonly models: string;
  readonly seed: number;
  readonly form: readonly AnswerForm[];
  readonly draws: number;
  readonly odds?: OddsFlag;
  readonly json?: boolean;
}

/** The default seed, which is the same for every model. */
const defaultSeed = 1;

export function define(command: Command): void {
  withClientOptions(command)
    .requiredOption(
      "--contract <contract>",
      "built-in schema, JSON Schema file, or a definition in one: mcp.json#/$defs/Tool",
    )
    .requiredOption(
      "--inputs <file>",
      'inputs as JSON or NDJSON, each a text, {"text": …} or {"messages": […]}',
    )
    .requiredOption("--models <names>", "names of the models to compare, separated by commas")
    .option("--seed <n>", "seed for all models", parseWholeNumber, defaultSeed)
    .addOption(formOption(command))
    .option("--draws <n>", "number of answers to each input, with different seeds", parseWholeNumber, 1)
    .option(
      "--odds [pointer]",
      "compare the probabilities with the answers, for all enumerations and booleans or for one, such as /choice; repeatable",
      readOddsPointer,
    )
    .option("--json", "print the scores as JSON")
    .action(compareModels);
}

async function compareModels(flags: ModelsFlags): Promise<void> {
  const names = modelNames(flags);
  const contract = await namedContract(flags.contract, undefined);
  const inputs = await readModelInputs(flags.inputs);
  note(
    `${counted(names.length, "model")} to ask about ${counted(inputs.length, "input")} for ${contract.ref}`,
  );
  const interrupt = interruptSignal(readerGone);
  const { seed, form: forms, draws } = flags;
  const odds = requestedOdds(flags.odds, contract) ?? [];
  const progress = startProgress(names.length * forms.length * inputs.length * draws, "answers");
  const asked = { contract, inputs, seed, draws, odds, signal: interrupt.signal, onAnswer: progress.step };
  const scores: ModelScore[] = [];
  try {
    for (const model of names) {
      for (const form of forms)
        if (!interrupt.signal.aborted) scores.push(await scoreModel({ ...flags, model }, { ...asked, form }));
    }
  } finally {
    progress.stop();
    interrupt.release();
  }
  if (flags.json === true) printJson({ contract: contract.ref, inputs: inputs.length, seed, models: scores });
  else print(scoreTable(scores));
  for (const { model, unreachable } of scores) if (unreachable !== null) note(`${model}: ${unreachable}`);
  process.exitCode = interrupt.signal.aborted
    ? exitCode.interrupted
    : exitCodeOfScores(
        scores.map((score) => ({ isUnreachable: score.unreachable !== null, isFlawless: isFlawless(score) })),
      );
}

/**
 * Returns the names of the models.
 * @throws {CommandError} when names are missing or repeated, or an option applies to one model only
 */
function modelNames({ models, model, record, draws }: ModelsFlags): string[] {
  if (model !== undefined)
    throw new CommandError("--model names one model; concordat models takes --models a,b,c");
  if (draws === 0) throw new CommandError("--draws must be at least 1");
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
    return scoreOf(opened.client.id, await askModel(opened, questions), questions);
  } finally {
    await opened.close();
  }
}

const allForms: readonly AnswerForm[] = ["json", "turns"];
const choices = [...allForms, "both"];

/** Creates the option `--form`: `json`, `turns` or `both`. With `both`, each model has one row per form. */
function formOption(command: Command) {
  const option = command
    .createOption("--form <form>", "how to ask: for one JSON object, in turns, or both ways")
    .argParser((value: string) => {
      if (value === "both") return allForms;
      const form = allForms.find((name) => name === value);
      if (form === undefined) throw new CommandError(`--form ${value}: ${giveOneOf(value, choices)}`);
      return [form];
    })
    .default(["json"], "json");
  option.argChoices = choices;
  return option;
}
