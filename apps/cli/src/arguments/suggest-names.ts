import { nearestName } from "@concordat/contracts/options";
import { type Argument, type Command, CommanderError, InvalidArgumentError, type Option } from "commander";
import { CommandError } from "../command-error.js";
import type { CommandRow } from "../commands/command-row.js";
import { errorMessage } from "../terminal/error-message.js";
import { giveOneOf } from "./give-one-of.js";
import { leadsNowhere } from "./suggest-files.js";

/**
 * Makes a command and its subcommands suggest the most similar choice for an invalid value. Commander itself only lists
 * the choices.
 */
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

/** Rejects `help NAME…` for an unknown command; Commander would print the help of another one. */
export function assertHelpIsThere(program: Command, words: readonly string[]): void {
  const [first, ...path] = words;
  if (first !== "help") return;
  const { names, next } = findCommand(program, path);
  if (next === "" || next === "help" || next.startsWith("-")) return;
  program.error(`concordat: unknown command '${[...names, next].join(" ")}'`, { code: unknownHelp });
}

/**
 * Suggests a name if the error message does not mention it. It does so for four mistakes: a question that is similar to
 * the name of a command, an unknown command after `help`, a misspelled subcommand that was treated as an argument, and
 * a required option that is missing because it is misspelled. Returns `undefined` if no name is similar.
 */
export function meantName(error: unknown, program: Command, words: readonly string[]): string | undefined {
  if (error instanceof CommandNameError) return error.meant;
  const code = error instanceof CommanderError ? error.code : undefined;
  const { command, names, next } = findCommand(program, code === unknownHelp ? words.slice(1) : words);
  if (code === unknownHelp) return nearestCommand(next, commandsBelow(command, names));
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

/**
 * The error for a question of one word that is similar to the name of a command. It prevents that a misspelled command
 * is sent to a model as a question.
 */
class CommandNameError extends CommandError {
  /** The command that was probably intended. */
  readonly meant: string;

  constructor(word: string, meant: string) {
    super(`"${word}" is one word, and nearly the name of a command; write a whole sentence if it is text`);
    this.meant = meant;
  }
}

/** Matches a word that may be the name of a command. A word with a question mark is a question and does not match. */
const commandWord = /^[\w-]+$/;

/**
 * Rejects a single word that is similar to the name of a command, if the command takes free text as its first argument.
 * `meantName` then reports the most similar name: first of its subcommands, then its own help, then all other commands.
 * @param all every command; the definitions are loaded only for a single word
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

/** Returns the subcommands of a command and its help, as they are typed. */
function commandsBelow(command: Command, names: readonly string[]): string[] {
  const path = ["concordat", ...names].join(" ");
  return [...namesBelow(command).map((name) => `${path} ${name}`), `${path} --help`];
}

/**
 * Returns the command whose last word is most similar to a word. If several are equally similar, returns the first one.
 */
function nearestCommand(word: string, commands: readonly string[]): string | undefined {
  const byName = new Map(commands.toReversed().map((path) => [path.replace(/^.*[ -]/, ""), path]));
  const name = nearestName(word, [...byName.keys()]);
  return name === undefined ? undefined : byName.get(name);
}

/** Finds the command that the first words name, and returns it with the word after its name. */
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

/** Returns the known option that is most similar to an unknown one; `undefined` if there is none. */
function nearestOption({ args, options }: Command): string | undefined {
  const known = options.flatMap(({ long }) => long ?? []);
  const [unknown = ""] = args.filter((word) => word.startsWith("--"));
  return nearestName(unknown.split("=")[0] ?? "", known);
}

function namesBelow({ commands }: Command): string[] {
  return commands.map((command) => command.name());
}
