import { nearestName } from "@concordat/contracts/options";
import { type Argument, type Command, CommanderError, InvalidArgumentError, type Option } from "commander";
import { CommandError } from "../command-error.js";
import { giveOneOf } from "./give-one-of.js";

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
 * What was probably meant where the error does not say so: a command after `help`; a command below one that takes arguments of its own,
 * and takes a misspelt one for them; an option, where a required one is missing as it is misspelt. Undefined if nothing is near.
 */
export function meantName(error: unknown, program: Command, words: readonly string[]): string | undefined {
  const code = error instanceof CommanderError ? error.code : undefined;
  if (code === unknownHelp) return withCommands([], nearestName(words[1] ?? "", namesBelow(program)));
  const { command, names, next } = findCommand(program, words);
  if (command === program) return undefined;
  if (code === missingOption) return nearestOption(command);
  const mayBeMisspelt = code === "commander.excessArguments" || error instanceof CommandError;
  return mayBeMisspelt ? withCommands(names, nearestName(next, namesBelow(command))) : undefined;
}

const missingOption = "commander.missingMandatoryOptionValue";

/**
 * Refuses one word that is nearly the name of a command below, where a command takes any text as its first argument: a model would be asked
 * about the misspelt name. What was probably meant is said by `meantName`.
 */
export function assertNoMisspeltCommand(word: string, command: Command): void {
  const nearest = nearestName(word.trim(), namesBelow(command));
  if (nearest === undefined) return;
  throw new CommandError(
    `"${word}" is one word, and nearly the name of a command; write a whole sentence if it is text`,
  );
}

function withCommands(names: readonly string[], name: string | undefined): string | undefined {
  return name === undefined ? undefined : ["concordat", ...names, name].join(" ");
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
