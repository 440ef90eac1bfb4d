import { nearestName } from "@concordat/contracts/options";
import { type Argument, type Command, CommanderError, InvalidArgumentError, type Option } from "commander";
import { CommandError } from "../command-error.js";
import type { CommandRow } from "../commands/command-row.js";
import { errorMessage } from "../terminal/error-message.js";
import { giveOneOf } from "./give-one-of.js";
import { leadsNowhere } from "./suggest-files.js";

/** Lets a command and those below it name the choice nearest to a value that is not among them: Commander lists them only. */
export function suggestChoices(command: Command): void {
  for (const declared of [...command.options, ...command.registeredArguments]) suggestFor(declared);
  for (const below of command.commands) suggestChoices(below);
}

function suggestFor(declared: Option | Argument): void {
  const { argChoices: known, parseArg: parse } = declared;
  if (known === undefined || parse === undefined) return;
  declared.argParser((value: string, previous: unknown) => {
    try {
      return parse.call(declared, value, previous);
    } catch (error) {
      const isListed = error instanceof InvalidArgumentError && error.message.startsWith("Allowed choices");
      throw isListed ? new InvalidArgumentError(giveOneOf(value, known)) : error;
    }
  });
}

const unknownHelp = "concordat.unknownHelp";

/** Refuses `help NAME` for a command that does not exist: Commander would print the help of all. */
export function assertHelpIsThere(
  program: Command,
  first: string | undefined,
  name: string | undefined,
): void {
  if (first !== "help" || name === undefined || name.startsWith("-")) return;
  if (name === "help" || namesBelow(program).includes(name)) return;
  program.error(`error: unknown command '${name}'`, { code: unknownHelp });
}

/**
 * What was probably meant where the error does not say so: a command that a question is named like; a command after `help`; a command
 * below one that takes arguments of its own, and takes a misspelt one for them; an option, where a required one is missing as it is
 * misspelt. Undefined if nothing is near.
 */
export function meantName(error: unknown, program: Command, words: readonly string[]): string | undefined {
  if (error instanceof CommandNameError) return error.meant;
  const code = error instanceof CommanderError ? error.code : undefined;
  if (code === unknownHelp) {
    const name = nearestName(words[1] ?? "", namesBelow(program));
    return name === undefined ? undefined : `concordat ${name}`;
  }
  const { command, names, next } = findCommand(program, words);
  if (command === program) return undefined;
  const option = code === missingOption ? nearestOption(command) : undefined;
  if (option !== undefined) return option;
  const mayBeMisspelt =
    code === undefined
      ? error instanceof CommandError || leadsNowhere(errorMessage(error))
      : ["commander.excessArguments", missingOption].includes(code);
  return mayBeMisspelt ? nearestCommand(next, commandsBelow(command, names)) : undefined;
}

const missingOption = "commander.missingMandatoryOptionValue";

/** A question that is one word, and the name of a command or nearly: a model would be asked about a misspelt command. */
class CommandNameError extends CommandError {
  /** The command that was probably meant. */
  readonly meant: string;

  constructor(word: string, meant: string) {
    super(`"${word}" is one word, and nearly the name of a command; write a whole sentence if it is text`);
    this.meant = meant;
  }
}

/** A word as commands have it; with a question mark it is a question. */
const commandWord = /^[\w-]+$/;

/**
 * Refuses one word that is the name of a command, or nearly, where a command takes any text as its first argument. Commands below it come
 * first, then its own help, then all others. What was probably meant is said by `meantName`.
 * @param all every command, whose definitions are loaded for one word
 */
export async function assertNoCommandName(
  text: string,
  command: Command,
  all: readonly CommandRow[],
): Promise<void> {
  const word = text.trim();
  if (!commandWord.test(word)) return;
  const meant =
    nearestCommand(word, commandsBelow(command, [command.name()])) ??
    nearestCommand(word, await everyCommand(all));
  if (meant !== undefined) throw new CommandNameError(word, meant);
}

async function everyCommand(all: readonly CommandRow[]): Promise<string[]> {
  const { commandTree } = await import("../completion/command-tree.js");
  return (await commandTree(all)).map(({ path }) => path);
}

/** The commands below one, and its help, as they are typed. */
function commandsBelow(command: Command, names: readonly string[]): string[] {
  const path = ["concordat", ...names].join(" ");
  return [...namesBelow(command).map((name) => `${path} ${name}`), `${path} --help`];
}

/** The command whose last word is nearest; of several the first. */
function nearestCommand(word: string, commands: readonly string[]): string | undefined {
  const byName = new Map(commands.toReversed().map((path) => [path.replace(/^.*[ -]/, ""), path]));
  const name = nearestName(word, [...byName.keys()]);
  return name === undefined ? undefined : byName.get(name);
}

/** The command that the first words name, and the word after them. */
function findCommand(program: Command, words: readonly string[]) {
  let command = program;
  const names: string[] = [];
  for (const word of words) {
    const below = command.commands.find((known) => known.name() === word);
    if (below === undefined) break;
    command = below;
    names.push(word);
  }
  return { command, names, next: words[names.length] ?? "" };
}

/** The option nearest to one that the command does not have. */
function nearestOption({ args, options }: Command): string | undefined {
  const known = options.flatMap(({ long }) => long ?? []);
  const [unknown = ""] = args.filter((word) => word.startsWith("--"));
  return nearestName(unknown.split("=")[0] ?? "", known);
}

function namesBelow({ commands }: Command): string[] {
  return commands.map((command) => command.name());
}
